import { MAIN_ID } from "./page-main.tsx";

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-70 rounded-md bg-primary px-5 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:inline-flex focus:min-h-control focus:items-center"
    >
      Skip to content
    </a>
  );
}

import { LogoMark } from "../../../ui/logo.tsx";
import { LINES, LineIcon } from "./line-icon.tsx";

/** The row at the end of a public card. */
export function FreeCardLink() {
  return (
    <a
      href="/b/c"
      className="flex min-h-13 items-center gap-3 rounded-lg border-[1.5px] border-dashed border-line-strong pr-4 pl-3.5 text-small font-semibold no-underline transition-colors duration-hover hover:bg-sunk"
    >
      <LogoMark height={24} />
      <span>Create a business card for free</span>
      <LineIcon path={LINES.arrowRight} size={18} className="ml-auto shrink-0 text-muted" />
    </a>
  );
}

import { LegalLink } from "../legal/public/legal-link.tsx";

/** What is counted and what is not, under the figures themselves. */
export function InsightPromise() {
  return (
    <p className="mt-1 max-w-176 text-help leading-[1.5] text-pretty text-muted">
      Counted without cookies. Your own visits, bots and people who ask not to be counted are left out, and
      nobody is told apart beyond one day.{" "}
      <LegalLink
        text="privacy"
        section="counting"
        className="type-link -my-3 inline-flex min-h-touch items-center rounded-xs"
      >
        What is counted
      </LegalLink>
    </p>
  );
}

import { TaggedText } from "../../ui/tagged-text.tsx";
import { LegalLink } from "../legal/public/legal-link.tsx";

/** What is counted and what is not, under the figures themselves. */
export function InsightPromise({ text }: { text: string }) {
  return (
    <p className="mt-1 max-w-176 text-help leading-[1.5] text-pretty text-muted">
      <TaggedText
        text={text}
        tags={{
          counted: (words) => (
            <LegalLink
              text="privacy"
              section="counting"
              className="type-link -my-3 inline-flex min-h-touch items-center rounded-xs"
            >
              {words}
            </LegalLink>
          ),
        }}
      />
    </p>
  );
}

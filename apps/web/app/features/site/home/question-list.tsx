import { Minus, Plus } from "lucide-react";
import { QUESTIONS } from "./questions.ts";

/** The browser's own disclosure: those of one name close each other, with a script or without. */
export function QuestionList() {
  return (
    <div className="border-t border-line">
      {QUESTIONS.map(({ question, answer }, index) => (
        <details key={question} name="faq" open={index === 0} className="group border-b border-line">
          <summary className="flex min-h-15 list-none items-center justify-between gap-4 py-3 lg:min-h-17 [&::-webkit-details-marker]:hidden">
            <h3 className="font-display text-[1.1875rem] leading-[1.3] font-[470] tracking-[-0.01em] lg:text-[1.3125rem]">
              {question}
            </h3>
            <Plus aria-hidden="true" size={22} strokeWidth={1.75} className={`${sign} group-open:hidden`} />
            <Minus
              aria-hidden="true"
              size={22}
              strokeWidth={1.75}
              className={`${sign} hidden group-open:block`}
            />
          </summary>
          <p className="pr-10 pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}

const sign = "shrink-0 text-accent";

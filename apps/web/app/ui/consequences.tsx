import { Check, X } from "lucide-react";

type ConsequencesProps = {
  items: readonly { isKept: boolean; text: string }[];
};

/** What goes and what stays, before somebody decides. */
export function Consequences({ items }: ConsequencesProps) {
  return (
    <ul className="divide-y divide-line border-y border-line text-small">
      {items.map(({ isKept, text }) => {
        const Icon = isKept ? Check : X;
        return (
          <li key={text} className="flex min-h-10 items-start gap-3 py-2">
            <Icon
              aria-hidden="true"
              size={18}
              strokeWidth={1.75}
              className={isKept ? "mt-0.5 shrink-0 text-success" : "mt-0.5 shrink-0 text-muted"}
            />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

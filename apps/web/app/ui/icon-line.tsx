import type { LucideIcon } from "lucide-react";
import { TaggedText } from "./tagged-text.tsx";

/** A line of a list with its sign; `<b>` in the text is emphasis. */
export function IconLine({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2.5">
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 text-muted" />
      <span>
        <TaggedText text={text} tags={{ b: (words) => <b className="font-semibold">{words}</b> }} />
      </span>
    </li>
  );
}

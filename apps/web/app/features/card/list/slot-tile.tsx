import { Plus } from "lucide-react";
import { Link } from "react-router";

/** Not on phones, where the button that leads to the same place is close. */
export function SlotTile({ slots }: { slots: number }) {
  return (
    <li className="hidden md:block">
      <Link
        to="/b/c"
        className="grid aspect-[1.62] place-content-center justify-items-center gap-2 rounded-lg border-[1.5px] border-dashed border-line-strong font-semibold transition-colors duration-hover hover:border-solid hover:bg-surface"
      >
        <Plus aria-hidden="true" size={28} strokeWidth={1.75} />
        {slots === 1 ? "Room for one more card" : `Room for ${slots} more cards`}
      </Link>
    </li>
  );
}

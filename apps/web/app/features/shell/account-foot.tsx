import { LogOut } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import { useSession } from "../session/session-context.tsx";

export function AccountFoot() {
  const { currentUser, logout } = useSession();
  if (!currentUser) return null;
  const { firstname, lastname } = currentUser;
  return (
    <div className="flex items-center gap-3 border-t border-line pt-3 pl-1.5">
      <span
        aria-hidden="true"
        className="grid aspect-4/5 w-9 shrink-0 place-items-center rounded-[0.375rem] bg-accent-soft font-display text-small font-[460] text-accent"
      >
        {firstLetter(firstname)}
        {firstLetter(lastname)}
      </span>
      <strong className="min-w-0 flex-1 text-help font-semibold wrap-anywhere">
        {firstname} {lastname}
      </strong>
      <IconButton label="Log out" icon={LogOut} onClick={() => void logout()} />
    </div>
  );
}

/** By code point, so that a letter outside the basic plane is not cut in half. */
function firstLetter(name: string): string {
  return ([...name.trim()][0] ?? "").toUpperCase();
}

import { LogOut } from "lucide-react";
import { useSettings } from "../../lib/use-settings.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useSession } from "../session/public/session-context.tsx";
import { AccountPhoto } from "./account-photo.tsx";
import { AccountPlan } from "./account-plan.tsx";

export function AccountFoot() {
  const { currentUser, logout } = useSession();
  const settings = useSettings();
  if (!currentUser) return null;
  const { userid, firstname, lastname } = currentUser;
  return (
    <div className="flex items-center gap-3 border-t border-line pt-3 pl-1.5">
      <AccountPhoto user={currentUser} />
      <div className="grid min-w-0 flex-1 text-help leading-[1.35]">
        <strong className="font-semibold wrap-anywhere">
          {firstname} {lastname}
        </strong>
        {settings?.billing !== "off" && <AccountPlan userid={userid} />}
      </div>
      <IconButton label="Log out" icon={LogOut} onClick={() => void logout()} />
    </div>
  );
}

import { formatDay, formatDayAndTime } from "@visita/domain/format";
import { LogOut } from "lucide-react";
import { LeavingActions } from "../features/account/leaving-actions.tsx";
import { useSession } from "../features/session/public/session-context.tsx";
import { BlankCard, MessagePage } from "../features/shell/message-pages.tsx";
import { PlainFrame } from "../features/shell/plain-frame.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { Button } from "../ui/button.tsx";
import type { Route } from "./+types/account-leaving.ts";

const DAY = 24 * 60 * 60 * 1000;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Your account is closing" });
}

/** The only page of an account that was left, until everything is deleted. */
export default function AccountLeaving() {
  const { currentUser, logout } = useSession();
  if (!currentUser?.leaving) return null;
  const { leftAt, deletedAt } = currentUser.leaving;
  const days = Math.max(0, Math.ceil((Date.parse(deletedAt) - Date.now()) / DAY));
  return (
    <PlainFrame
      action={
        <Button variant="ghost" icon={LogOut} className="-me-3 px-3!" onClick={() => void logout()}>
          Log out
        </Button>
      }
    >
      <MessagePage
        card={<BlankCard number={days === 1 ? "1 day" : `${days} days`} />}
        title={`Everything is deleted on ${formatDay(deletedAt)}`}
        text={
          `You left on ${formatDay(leftAt)}. Your cards are offline, and their links stay reserved for you. ` +
          `Until ${formatDayAndTime(deletedAt)}, you can restore everything.`
        }
        note="A paid plan stays cancelled. You can choose one again after you restore your account."
      >
        <LeavingActions user={currentUser} />
      </MessagePage>
    </PlainFrame>
  );
}

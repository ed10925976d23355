import { formatDay, formatDayAndTime } from "@visita/domain/format";
import { leavingTexts } from "@visita/domain/owner-messages/leaving";
import { LogOut } from "lucide-react";
import { LeavingActions } from "../features/account/leaving-actions.tsx";
import { useSession } from "../features/session/public/session-context.tsx";
import { BlankCard, MessagePage } from "../features/shell/message-pages.tsx";
import { PlainFrame } from "../features/shell/plain-frame.tsx";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";
import { Button } from "../ui/button.tsx";

const DAY = 24 * 60 * 60 * 1000;

export const meta = metaIn(leavingTexts, { title: "closingTitle" });

/** The only page of an account that was left, until everything is deleted. */
export default function AccountLeaving() {
  const t = useTranslate(leavingTexts);
  const { currentUser, logout } = useSession();
  if (!currentUser?.leaving) return null;
  const { leftAt, deletedAt } = currentUser.leaving;
  const days = Math.max(0, Math.ceil((Date.parse(deletedAt) - Date.now()) / DAY));
  return (
    <PlainFrame
      action={
        <Button variant="ghost" icon={LogOut} className="-me-3 px-3!" onClick={() => void logout()}>
          {t("logOut")}
        </Button>
      }
    >
      <MessagePage
        card={<BlankCard number={t("daysLeft", { count: days })} />}
        title={t("deletedOn", { day: formatDay(t.language, deletedAt) })}
        text={t("closingText", {
          leftOn: formatDay(t.language, leftAt),
          until: formatDayAndTime(t.language, deletedAt),
        })}
        note={t("closingNote")}
      >
        <LeavingActions user={currentUser} />
      </MessagePage>
    </PlainFrame>
  );
}

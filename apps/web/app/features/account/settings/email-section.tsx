import { useQueryClient } from "@tanstack/react-query";
import type { EmailStatus } from "@visita/domain/account/email-change.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { formatDay } from "@visita/domain/format";
import {
  type AccountSettingsWords,
  accountSettingsTexts,
} from "@visita/domain/owner-messages/account-settings";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { SettingsLine, SettingsSection } from "../../../ui/settings-section.tsx";
import { BreakableEmail } from "../../../ui/text-parts.tsx";
import { EmailDialog } from "./email-dialog.tsx";
import { settingsKeys, useEmailStatus } from "./settings.queries.ts";

export function EmailSection({ user }: { user: CurrentUser }) {
  const t = useTranslate(accountSettingsTexts);
  const queryClient = useQueryClient();
  const { data: status, error } = useEmailStatus(user.userid);
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);

  function open() {
    setOpenings(openings + 1);
    setIsOpen(true);
  }

  return (
    <SettingsSection id="email" title={t("email")} lead={t("emailLead")}>
      <SettingsLine
        title={<BreakableEmail email={user.email} />}
        action={
          <Button variant="secondary" onClick={open}>
            {t("change")}
          </Button>
        }
      >
        {/* What the server adds is a remark; where it cannot be had, the address itself is known. */}
        {status ? (
          status.confirmedAt && t("confirmedOn", { day: formatDay(t.language, status.confirmedAt) })
        ) : error ? undefined : (
          <Skeleton className="my-1 h-3 w-40" />
        )}
      </SettingsLine>
      {status?.former && <FormerEmail former={status.former} />}
      <EmailDialog
        // Begins with the first step each time, and keeps its last one while it fades.
        key={openings}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        user={user}
        onChanged={() => void queryClient.invalidateQueries({ queryKey: settingsKeys.email(user.userid) })}
      />
    </SettingsSection>
  );
}

type FormerEmailStatus = NonNullable<EmailStatus["former"]>;

function FormerEmail({ former }: { former: FormerEmailStatus }) {
  const t = useTranslate(accountSettingsTexts);
  return (
    <Notice icon={Undo2}>
      <p className="wrap-anywhere">{formerEmailText(former, t)}</p>
    </Notice>
  );
}

function formerEmailText(former: FormerEmailStatus, t: AccountSettingsWords): string {
  const { changedAt, restorableUntil, email, needsPassword } = former;
  return t(needsPassword ? "restorableByPassword" : "restorable", {
    changedOn: formatDay(t.language, changedAt),
    until: formatDay(t.language, restorableUntil),
    email,
  });
}

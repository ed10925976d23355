import type { CurrentUser } from "@visita/domain/account/session.contract";
import { leavingTexts } from "@visita/domain/owner-messages/leaving";
import { useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { useSettings } from "../../../lib/use-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { SettingsActions, SettingsSection } from "../../../ui/settings-section.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";

export function LeaveSection({ user }: { user: CurrentUser }) {
  const t = useTranslate(leavingTexts);
  const [isOpen, setIsOpen] = useState(false);
  const brand = useSettings()?.brand ?? "";
  return (
    <SettingsSection id="leave" title={t("leave")} lead={t("leaveLead")}>
      <SettingsActions>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {t("leaveBrand", { brand })}
        </Button>
      </SettingsActions>
      <LeaveDialog user={user} brand={brand} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </SettingsSection>
  );
}

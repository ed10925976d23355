import type { CurrentUser } from "@visita/domain/account/session.contract";
import { useState } from "react";
import { useSettings } from "../../../lib/use-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { SettingsActions, SettingsSection } from "../../../ui/settings-section.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";

export function LeaveSection({ user }: { user: CurrentUser }) {
  const [isOpen, setIsOpen] = useState(false);
  const brand = useSettings()?.brand ?? "";
  return (
    <SettingsSection
      id="leave"
      title="Leave"
      lead="Your cards go offline immediately. Everything is deleted after seven days; until then you can come back."
    >
      <SettingsActions>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          Leave {brand}
        </Button>
      </SettingsActions>
      <LeaveDialog user={user} brand={brand} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </SettingsSection>
  );
}

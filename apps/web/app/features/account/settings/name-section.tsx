import { NameInput } from "@visita/domain/account/name.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { call } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { SettingsActions, SettingsSection } from "../../../ui/settings-section.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useSession } from "../../session/public/session-context.tsx";
import { settingsFailure } from "../failures.ts";

export function NameSection({ user }: { user: CurrentUser }) {
  const { setCurrentUser } = useSession();
  const { isBusy, formProps, field } = useForm({
    check: NameInput,
    explain: (error) => settingsFailure(error, TEXT.saveFailed),
    onValid: async (body) => {
      const answer = await call("PUT /api/account/name", { body });
      setCurrentUser(answer.user);
      notify.success(answer.message);
      return "staying";
    },
  });

  return (
    <SettingsSection
      id="name"
      title="Name"
      lead="Used in the sidebar and in emails to you. Your cards keep their own name."
    >
      <form {...formProps} className="grid gap-4">
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            {...field("firstname")}
            label="First name"
            autoComplete="given-name"
            defaultValue={user.firstname}
          />
          <TextField
            {...field("lastname")}
            label="Last name"
            autoComplete="family-name"
            defaultValue={user.lastname}
          />
        </div>
        <SettingsActions>
          <Button type="submit" variant="secondary" isBusy={isBusy} busyLabel="Saving...">
            Save name
          </Button>
        </SettingsActions>
      </form>
    </SettingsSection>
  );
}

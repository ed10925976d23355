import { NameInput } from "@visita/domain/account/name.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { accountSettingsTexts } from "@visita/domain/owner-messages/account-settings";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { SettingsActions, SettingsSection } from "../../../ui/settings-section.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useSession } from "../../session/public/session-context.tsx";
import { ACCOUNT_ANSWERS } from "../account-answers.ts";
import { settingsFailure } from "../failures.ts";

export function NameSection({ user }: { user: CurrentUser }) {
  const t = useTranslate(accountSettingsTexts);
  const auth = useTranslate(authTexts);
  const common = useTranslate(commonTexts);
  const { setCurrentUser } = useSession();
  const { isBusy, formProps, field } = useForm({
    answers: ACCOUNT_ANSWERS,
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
    <SettingsSection id="name" title={t("name")} lead={t("nameLead")}>
      <form {...formProps} className="grid gap-4">
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            {...field("firstname")}
            label={auth("firstName")}
            autoComplete="given-name"
            defaultValue={user.firstname}
          />
          <TextField
            {...field("lastname")}
            label={auth("lastName")}
            autoComplete="family-name"
            defaultValue={user.lastname}
          />
        </div>
        <SettingsActions>
          <Button type="submit" variant="secondary" isBusy={isBusy} busyLabel={common("saving")}>
            {t("saveName")}
          </Button>
        </SettingsActions>
      </form>
    </SettingsSection>
  );
}

import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { EmailChangeInput } from "@visita/domain/account/email-change.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { accountSettingsTexts } from "@visita/domain/owner-messages/account-settings";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useSession } from "../../session/public/session-context.tsx";
import { ACCOUNT_ANSWERS } from "../account-answers.ts";
import { CodeForm } from "../code-form.tsx";
import { HiddenUsername } from "../email-field.tsx";
import { isOver, settingsFailure } from "../failures.ts";
import { MailboxHint, minutesAndSeconds, ResendPanel } from "../resend-panel.tsx";
import { useCountdown } from "../use-countdown.ts";
import { PasswordOrCompany } from "./password-or-company.tsx";
import { useHasPassword } from "./settings.queries.ts";

type EmailDialogProps = { isOpen: boolean; onClose: () => void; user: CurrentUser; onChanged: () => void };

/** First the new address and the password, then the code that was mailed to it. */
export function EmailDialog({ isOpen, onClose, user, onChanged }: EmailDialogProps) {
  const t = useTranslate(accountSettingsTexts);
  const auth = useTranslate(authTexts);
  const [newEmail, setNewEmail] = useState<string>();

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={newEmail ? auth("checkYourEmail") : t("changeEmail")}
      description={
        <span className="text-muted">
          {newEmail ? (
            <TaggedText text={t("codeSentTo", { email: newEmail })} tags={{ email: inBold }} />
          ) : (
            t("changeEmailLead")
          )}
        </span>
      }
    >
      <div className="mt-5">
        {newEmail ? (
          <CodeStep
            onBack={() => setNewEmail(undefined)}
            onChanged={() => {
              onChanged();
              onClose();
            }}
          />
        ) : (
          <AddressStep user={user} onSent={setNewEmail} onCancel={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function inBold(text: string) {
  return <strong className="font-semibold wrap-anywhere text-text">{text}</strong>;
}

type AddressStepProps = { user: CurrentUser; onSent: (email: string) => void; onCancel: () => void };

function AddressStep({ user, onSent, onCancel }: AddressStepProps) {
  const t = useTranslate(accountSettingsTexts);
  const common = useTranslate(commonTexts);
  const hasPassword = useHasPassword(user.userid);
  const { isBusy, formProps, field } = useForm({
    answers: ACCOUNT_ANSWERS,
    check: hasPassword ? EmailChangeInput : EmailChangeInput.partial({ password: true }),
    explain: (error) => settingsFailure(error, TEXT.saveFailed),
    onValid: async (body) => {
      await call("POST /api/account/email", { body });
      onSent(body.email);
      return "staying";
    },
  });
  return (
    <form {...formProps}>
      <HiddenUsername email={user.email} />
      <div className="grid gap-4.5">
        <TextField
          {...field("email")}
          label={t("newEmail")}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordOrCompany {...field("password")} hasPassword={hasPassword} />
      </div>
      <div className={dialogActionsClasses}>
        <Button type="submit" isBusy={isBusy} busyLabel={common("sending")}>
          {t("sendCode")}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {common("cancel")}
        </Button>
      </div>
    </form>
  );
}

const WAIT = ACCOUNT_TIMES.loginResendWait;

function CodeStep({ onBack, onChanged }: { onBack: () => void; onChanged: () => void }) {
  const t = useTranslate(accountSettingsTexts);
  useAnswers(ACCOUNT_ANSWERS);
  const { setCurrentUser } = useSession();
  const [sentAt, setSentAt] = useState(() => Date.now());
  const [isSending, setIsSending] = useState(false);
  const seconds = useCountdown({ since: sentAt, length: WAIT });

  const explain = (error: unknown) => settingsFailure(error, TEXT.saveFailed);

  /** There is no code to be entered any more: only the first step can help. */
  function beginAgain(message: string) {
    notify.error(message);
    onBack();
  }

  async function verify(code: string) {
    const { user, message } = await call("POST /api/account/email/confirm", { body: { code } });
    setCurrentUser(user);
    notify.success(message);
    onChanged();
  }

  async function resend() {
    setIsSending(true);
    try {
      const { message } = await call("POST /api/account/email/resend");
      setSentAt(Date.now());
      notify.success(message);
    } catch (error) {
      const { message } = explain(error);
      if (isOver(error)) beginAgain(message);
      else notify.error(message);
    } finally {
      setIsSending(false);
    }
  }

  return (
    // A new code makes the digits of the old one worthless.
    <CodeForm
      key={sentAt}
      verify={verify}
      explain={explain}
      onOver={beginAgain}
      actions={(isBusy) => (
        <div className="flex flex-col gap-3 md:flex-row md:*:flex-1">
          <Button type="submit" isBusy={isBusy} busyLabel={t("changing")}>
            {t("changeAddress")}
          </Button>
          <Button variant="secondary" onClick={onBack}>
            {t("back")}
          </Button>
        </div>
      )}
    >
      <ResendPanel
        seconds={seconds}
        wait={WAIT / 1000}
        format={minutesAndSeconds}
        onResend={() => void resend()}
        isSending={isSending}
      />
      <MailboxHint />
    </CodeForm>
  );
}

import { ReauthenticateInput } from "@visita/domain/account/reauthentication.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { KeyRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../lib/api.ts";
import { passkeyAbort, requestPasskey } from "../../../lib/passkey-client.ts";
import { Button } from "../../../ui/button.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useSessionExpiry } from "../../session/public/session-expiry.ts";
import { HiddenUsername } from "../email-field.tsx";
import { passkeyFailure, settingsFailure } from "../failures.ts";
import { useAccountForm } from "../use-account-form.ts";

type ReauthenticateFormProps = {
  user: CurrentUser;
  hasPasskeys: boolean;
  onDone: () => void;
  onCancel: () => void;
};

/** The password again, or a passkey in its place, before a sensitive change. */
export function ReauthenticateForm({ user, hasPasskeys, onDone, onCancel }: ReauthenticateFormProps) {
  const expireOn = useSessionExpiry();
  const request = useRef(passkeyAbort());
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, formProps, field } = useAccountForm({
    schema: ReauthenticateInput,
    explain: (error) => {
      expireOn(error);
      return settingsFailure(error, TEXT.saveFailed);
    },
    onValid: async (body) => {
      await call("POST /api/account/reauthenticate", { body });
      onDone();
      return "staying";
    },
  });

  useEffect(() => {
    request.current = passkeyAbort();
    return () => request.current.abort();
  }, []);

  async function askPasskey() {
    if (isAsking) return;
    setIsAsking(true);
    try {
      const credential = await requestPasskey(request.current.signal);
      await call("POST /api/account/reauthenticate/passkey", { body: { credential } });
      onDone();
    } catch (error) {
      expireOn(error);
      notify.error(passkeyFailure(error, TEXT.passkeyNotConfirmed).message);
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <form {...formProps}>
      <HiddenUsername email={user.email} />
      <PasswordField {...field("password")} label="Your password" autoComplete="current-password" />
      {hasPasskeys && (
        <Button
          variant="ghost"
          icon={KeyRound}
          className="mt-3 -ml-3 px-3!"
          isBusy={isAsking}
          busyLabel="Waiting..."
          onClick={() => void askPasskey()}
        >
          Use a passkey instead
        </Button>
      )}
      <div className={dialogActionsClasses}>
        <Button type="submit" isBusy={isBusy} busyLabel="Checking...">
          Continue
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

import { PASSKEY_NAME_MAX } from "@visita/domain/account/passkey.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { withoutIsolates } from "@visita/domain/language/message";
import {
  type AccountSecurityWords,
  accountSecurityTexts,
} from "@visita/domain/owner-messages/account-security";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { Fingerprint } from "lucide-react";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { createPasskey, passkeyAbort } from "../../../lib/passkey-client.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { notify } from "../../../ui/toast.tsx";
import { ACCOUNT_ANSWERS } from "../account-answers.ts";
import { passkeyFailure } from "../failures.ts";
import { ReauthenticateForm } from "./reauthenticate-form.tsx";
import { useHasPassword } from "./settings.queries.ts";

type AddPasskeyDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  user: CurrentUser;
  hasPasskeys: boolean;
  onDone: () => void;
};

/** Asks the device at once; the password comes before that if it was not shown for a while. */
export function AddPasskeyDialog({ isOpen, onClose, user, hasPasskeys, onDone }: AddPasskeyDialogProps) {
  const t = useTranslate(accountSecurityTexts);
  const [isConfirming, setIsConfirming] = useState(false);
  const hasPassword = useHasPassword(user.userid);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t(isConfirming ? "confirmIdentity" : "addPasskey")}
      description={
        isConfirming && hasPassword && <span className="text-muted">{t("confirmIdentityText")}</span>
      }
    >
      {isConfirming ? (
        <div className="mt-5">
          <ReauthenticateForm
            user={user}
            hasPasskeys={hasPasskeys}
            onDone={() => setIsConfirming(false)}
            onCancel={onClose}
          />
        </div>
      ) : (
        <DeviceStep
          suggestedName={suggestName(user.firstname, t)}
          onReauthenticate={() => setIsConfirming(true)}
          onCancel={onClose}
          onAdded={() => {
            onDone();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

type DeviceStepProps = {
  suggestedName: string;
  onReauthenticate: () => void;
  onCancel: () => void;
  onAdded: () => void;
};

function DeviceStep({ suggestedName, onReauthenticate, onCancel, onAdded }: DeviceStepProps) {
  const t = useTranslate(accountSecurityTexts);
  const word = useAnswers(ACCOUNT_ANSWERS);
  const common = useTranslate(commonTexts);
  const nameRef = useRef<HTMLInputElement>(null);
  const request = useRef(passkeyAbort());
  /** Of the ceremony under way. */
  const running = useRef<AbortSignal>(undefined);
  const [isWaiting, setIsWaiting] = useState(true);
  const [problem, setProblem] = useState<string>();

  async function add(signal: AbortSignal) {
    if (running.current === signal) return;
    running.current = signal;
    setIsWaiting(true);
    setProblem(undefined);
    try {
      const { options } = await call("POST /api/account/passkeys/options");
      const credential = await createPasskey(options, signal);
      // Read last: it can be typed while the device asks.
      const name = nameRef.current?.value.trim() || suggestedName;
      const { message } = await call("POST /api/account/passkeys", { body: { name, credential } });
      notify.success(message);
      onAdded();
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.code === "reauthentication_needed") return onReauthenticate();
      setProblem(passkeyFailure(error, TEXT.passkeyNotAdded).message);
      running.current = undefined;
      setIsWaiting(false);
    }
  }

  const begin = useEffectEvent(() => void add(request.current.signal));
  useEffect(() => {
    request.current = passkeyAbort();
    begin();
    return () => request.current.abort();
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isWaiting) void add(request.current.signal);
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <div role="status" className="mt-3 flex items-center gap-4 pb-5">
        <span className="grid size-20 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent">
          <Fingerprint aria-hidden="true" size={40} strokeWidth={1.75} />
        </span>
        <div className="grid gap-1">
          <p className="font-semibold">{t(problem ? "didNotWork" : "deviceAsks")}</p>
          <p className="text-help text-muted">{problem ? word(problem) : t("deviceAsksText")}</p>
        </div>
      </div>
      <TextField
        ref={nameRef}
        label={t("passkeyName")}
        hint={t("passkeyNameHint")}
        defaultValue={suggestedName}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
      />
      <div className={dialogActionsClasses}>
        <Button type="submit" isBusy={isWaiting} busyLabel={common("waiting")}>
          {common("tryAgain")}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {common("cancel")}
        </Button>
      </div>
    </form>
  );
}

function suggestName(name: string, t: AccountSecurityWords): string {
  const isPhone = /Mobi|Android/.test(navigator.userAgent);
  return withoutIsolates(t(isPhone ? "phoneOf" : "computerOf", { name })).slice(0, PASSKEY_NAME_MAX);
}

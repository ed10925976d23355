import type { UsedCredential } from "@visita/domain/account/passkey.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { KeyRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { passkeyAbort, requestPasskey } from "../../../lib/passkey-client.ts";
import { Button } from "../../../ui/button.tsx";
import { notify } from "../../../ui/toast.tsx";
import { ACCOUNT_ANSWERS } from "../account-answers.ts";
import { passkeyFailure } from "../failures.ts";

type PasskeyInsteadProps = { confirm: (credential: UsedCredential) => Promise<void> };

/** Under a password field: confirms with a passkey in its place. */
export function PasskeyInstead({ confirm }: PasskeyInsteadProps) {
  const t = useTranslate(authTexts);
  useAnswers(ACCOUNT_ANSWERS);
  const common = useTranslate(commonTexts);
  const request = useRef(passkeyAbort());
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    request.current = passkeyAbort();
    return () => request.current.abort();
  }, []);

  async function ask() {
    if (isAsking) return;
    setIsAsking(true);
    try {
      await confirm(await requestPasskey(request.current.signal));
    } catch (error) {
      notify.error(passkeyFailure(error, TEXT.passkeyNotConfirmed).message);
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <Button
      variant="ghost"
      icon={KeyRound}
      className="mt-3 -ms-3 px-3!"
      isBusy={isAsking}
      busyLabel={common("waiting")}
      onClick={() => void ask()}
    >
      {t("usePasskey")}
    </Button>
  );
}

import type { DeviceMetadata } from "@visita/domain/account/account.fields";
import type { UsedCredential } from "@visita/domain/account/passkey.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { useEffect, useEffectEvent, useRef } from "react";
import { call } from "../../lib/api.ts";
import { passkeyAbort, requestPasskey, supportsAutofill } from "../../lib/passkey-client.ts";
import { useGuard } from "../../lib/use-guard.ts";
import { notify } from "../../ui/toast.tsx";
import { FORM_TOAST } from "../../ui/use-form.ts";
import { passkeyFailure } from "./failures.ts";

/** Below the five minutes for which the server keeps a challenge. */
const RENEWAL_MS = 4 * 60_000;

type Options = {
  metadata: () => Promise<DeviceMetadata>;
  onSignedIn: (answer: CurrentUser & { message: string }) => Promise<void>;
};

/** Signs in with a passkey: by the button, or by the suggestion in the email field. */
export function usePasskeyLogin({ metadata, onSignedIn }: Options) {
  const request = useRef(passkeyAbort());
  const renewal = useRef<ReturnType<typeof setTimeout>>(undefined);
  const guard = useGuard();

  /** Offers passkeys in the email field until one is chosen. Nobody asked for it, so a failure says nothing. */
  async function offer() {
    const { signal } = request.current;
    clearTimeout(renewal.current);
    if (!(await supportsAutofill()) || guard.isRunning.current || signal.aborted) return;
    renewal.current = setTimeout(() => void offer(), RENEWAL_MS);
    const credential = await requestPasskey(signal, { isAutofill: true }).catch(() => undefined);
    if (credential) await run(async () => credential);
  }

  async function run(find: () => Promise<UsedCredential>) {
    try {
      await guard.run(true, async () => {
        clearTimeout(renewal.current);
        const credential = await find();
        await onSignedIn(
          await call("POST /api/auth/passkey", { body: { credential, metadata: await metadata() } }),
        );
        return "leaving";
      });
    } catch (error) {
      notify.error(passkeyFailure(error, TEXT.passkeyRefused).message, FORM_TOAST);
      void offer();
    }
  }

  const begin = useEffectEvent(() => void offer());
  useEffect(() => {
    request.current = passkeyAbort();
    begin();
    return () => {
      clearTimeout(renewal.current);
      request.current.abort();
    };
  }, []);

  return {
    isBusy: guard.running !== null,
    start: () => void run(() => requestPasskey(request.current.signal)),
  };
}

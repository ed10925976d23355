import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import type { DeviceMetadata } from "@visita/domain/account/account.fields";
import { ACCOUNT_MESSAGES } from "@visita/domain/account/account.messages";
import type { UsedCredential } from "@visita/domain/account/passkey.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { signInTexts } from "@visita/domain/owner-messages/sign-in";
import { KeyRound } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { useAnswers } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { useHydrated } from "../../lib/hydrated-event.ts";
import { useTranslate } from "../../lib/language.tsx";
import {
  passkeyAbort,
  requestPasskey,
  supportsAutofill,
  supportsPasskeys,
} from "../../lib/passkey-client.ts";
import { useGuard } from "../../lib/use-guard.ts";
import { useSettings } from "../../lib/use-settings.ts";
import { Button } from "../../ui/button.tsx";
import { LazySchema } from "../../ui/lazy-schema.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { notify } from "../../ui/toast.tsx";
import { FORM_TOAST, useForm } from "../../ui/use-form.ts";
import { returnPathFrom } from "../session/public/return-path.ts";
import { useSession } from "../session/public/session-context.tsx";
import { ACCOUNT_ANSWERS } from "./account-answers.ts";
import { FootLink } from "./auth-frame.tsx";
import { OrDivider } from "./company-button.tsx";
import { EmailField } from "./email-field.tsx";
import { loginFailure, passkeyFailure } from "./failures.ts";
import { loginCodePath, loginCodeState } from "./login-code-location.ts";
import { pathAfterSignIn } from "./path-after-sign-in.ts";
import { persistValue } from "./persisted-value.ts";
import { findTypedPassword, forgetTypedPassword, useSignInPrefill } from "./sign-in-state.ts";
import { useDeviceMetadata } from "./use-device-metadata.ts";
import { useRedirect } from "./use-redirect.ts";

const RULES = new LazySchema(async () => {
  const { LoginInput } = await import("@visita/domain/account/login.contract");
  return LoginInput.omit({ metadata: true });
});

export function LoginForm() {
  const t = useTranslate(signInTexts);
  const auth = useTranslate(authTexts);
  const word = useAnswers(ACCOUNT_ANSWERS);
  const { setCurrentUser } = useSession();
  const { state, search } = useLocation();
  const metadata = useDeviceMetadata();
  const redirect = useRedirect();
  const returnTo = returnPathFrom(state, search);
  const { email, isNewAccount } = useSignInPrefill();
  const password = findTypedPassword(email);

  function enter({ message, ...user }: CurrentUser & { message: string }) {
    setCurrentUser(user);
    notify.success(message);
  }

  const passkey = usePasskeyLogin({
    metadata: metadata.collect,
    onSignedIn: async (answer) => {
      enter(answer);
      redirect(await pathAfterSignIn(returnTo), ACCOUNT_TIMES.passkeyRedirect);
    },
  });
  const { isBusy, formProps, field } = useForm({
    answers: ACCOUNT_ANSWERS,
    check: RULES,
    explain: loginFailure,
    showsOnlyFirst: true,
    onValid: async (values) => {
      const answer = await call("POST /api/auth/login", {
        body: { ...values, metadata: await metadata.collect() },
      });
      forgetTypedPassword();
      if ("token" in answer) {
        persistValue("loginToken", answer.token);
        persistValue("loginCodeSentAt", String(Date.now()));
        notify.success(answer.message);
        const nextState = loginCodeState(
          values.email,
          answer.message === word(ACCOUNT_MESSAGES.codeSentIfRight),
          returnTo,
        );
        redirect(loginCodePath(answer.token), ACCOUNT_TIMES.loginCodeRedirect, nextState);
        return "leaving";
      }
      enter(answer);
      // A confirmed device was signed in since the last recovery.
      redirect(returnTo ?? "/dashboard", ACCOUNT_TIMES.loginRedirect);
      return "leaving";
    },
  });

  function prepare() {
    metadata.prefetch();
    RULES.prefetch();
  }

  return (
    <form {...formProps} onFocus={prepare} className="grid gap-4.5">
      <EmailField {...field("email")} defaultValue={email} autoComplete="username webauthn" />
      <PasswordField
        {...field("password")}
        defaultValue={password}
        autoFocus={email !== undefined && password === undefined}
        label={auth("password")}
        labelEnd={<FootLink to="/auth/forgot/password">{t("forgotPassword")}</FootLink>}
        autoComplete="current-password"
      />
      <SubmitButton isBusy={isBusy} busyLabel={t("signingIn")} autoFocus={password !== undefined}>
        {t("signIn")}
      </SubmitButton>
      {/* Somebody new has none yet. */}
      {!isNewAccount && <PasskeyButton {...passkey} />}
    </form>
  );
}

type PasskeyButtonProps = { isBusy: boolean; start: () => void };

/** The other way to sign in, under the form. Not there in browsers that know no passkeys. */
function PasskeyButton({ isBusy, start }: PasskeyButtonProps) {
  const t = useTranslate(signInTexts);
  const common = useTranslate(commonTexts);
  const isHydrated = useHydrated();
  // One line between the ways in is enough: it stands above the form then.
  const hasCompany = useSettings()?.company != null;
  if (isHydrated && !supportsPasskeys()) return null;
  return (
    <>
      {!hasCompany && <OrDivider />}
      <Button
        variant="secondary"
        size="lg"
        isFull
        icon={KeyRound}
        isBusy={isBusy}
        busyLabel={common("waiting")}
        onClick={start}
      >
        {t("signInWithPasskey")}
      </Button>
    </>
  );
}

/** Below the five minutes for which the server keeps a challenge. */
const RENEWAL_MS = 4 * 60_000;

type Options = {
  metadata: () => Promise<DeviceMetadata>;
  onSignedIn: (answer: CurrentUser & { message: string }) => Promise<void>;
};

/** Signs in with a passkey: by the button, or by the suggestion in the email field. */
function usePasskeyLogin({ metadata, onSignedIn }: Options) {
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

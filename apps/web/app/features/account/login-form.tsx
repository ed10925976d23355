import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { LoginInput } from "@visita/domain/account/login.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { useLocation } from "react-router";
import { call } from "../../lib/api.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { notify } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { returnPathFrom } from "../session/public/return-path.ts";
import { useSession } from "../session/public/session-context.tsx";
import { FootLink } from "./auth-frame.tsx";
import { EmailField } from "./email-field.tsx";
import { loginFailure } from "./failures.ts";
import { loginCodePath, loginCodeState } from "./login-code-location.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { pathAfterSignIn } from "./path-after-sign-in.ts";
import { persistValue } from "./persisted-value.ts";
import { useSignInPrefill } from "./sign-in-state.ts";
import { useDeviceMetadata } from "./use-device-metadata.ts";
import { usePasskeyLogin } from "./use-passkey-login.ts";
import { useRedirect } from "./use-redirect.ts";

const LoginFields = LoginInput.omit({ metadata: true });

export function LoginForm() {
  const { setCurrentUser } = useSession();
  const { state, search } = useLocation();
  const metadata = useDeviceMetadata();
  const redirect = useRedirect();
  const returnTo = returnPathFrom(state, search);
  const { email } = useSignInPrefill();

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
    check: LoginFields,
    explain: loginFailure,
    showsOnlyFirst: true,
    onValid: async (values) => {
      const answer = await call("POST /api/auth/login", {
        body: { ...values, metadata: await metadata.collect() },
      });
      if ("token" in answer) {
        persistValue("loginToken", answer.token);
        persistValue("loginCodeSentAt", String(Date.now()));
        notify.success(answer.message);
        const nextState = loginCodeState(values.email, answer.message, returnTo);
        redirect(loginCodePath(answer.token), ACCOUNT_TIMES.loginCodeRedirect, nextState);
        return "leaving";
      }
      enter(answer);
      // A confirmed device was signed in since the last recovery.
      redirect(returnTo ?? "/dashboard", ACCOUNT_TIMES.loginRedirect);
      return "leaving";
    },
  });

  return (
    <form {...formProps} onFocus={metadata.prefetch} className="grid gap-4.5">
      <EmailField {...field("email")} defaultValue={email} autoComplete="username webauthn" />
      <PasswordField
        {...field("password")}
        autoFocus={email !== undefined}
        label="Password"
        labelEnd={<FootLink to="/auth/forgot/password">Forgot password?</FootLink>}
        autoComplete="current-password"
      />
      <SubmitButton isBusy={isBusy} busyLabel="Signing in...">
        Sign in
      </SubmitButton>
      <PasskeyButton {...passkey} />
    </form>
  );
}

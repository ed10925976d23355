import { BRAND } from "@visita/domain/brand";
import { AuthFrame, coverPreloads, FootLink } from "../features/account/auth-frame.tsx";
import { LoginForm } from "../features/account/login-form.tsx";
import { signInReason, useEntry, useSignInPrefill } from "../features/account/sign-in-state.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { useSettings } from "../lib/use-settings.ts";
import type { Route } from "./+types/auth-signin.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Sign in",
    description: "Sign in to manage your digital business cards.",
  });
}

export function links(): Route.LinkDescriptors {
  return [...coverPreloads("guilloche")];
}

export default function SignIn() {
  const brand = useSettings()?.brand ?? BRAND;
  const { isNewAccount } = useSignInPrefill();
  const { returnTo, keptCard } = useEntry();
  const lead = keptCard ? `Sign in to keep ${keptCard}’s card.` : signInReason(returnTo);
  return (
    <AuthFrame
      art="ingrid"
      title={isNewAccount ? "Your account is ready" : keptCard ? "Keep this card" : "Welcome back"}
      lead={isNewAccount ? "Sign in, and we email you a security code." : lead}
      foot={
        !isNewAccount && (
          <>
            New to {brand}? <FootLink to="/auth/signup">Create an account</FootLink>
          </>
        )
      }
    >
      <LoginForm />
    </AuthFrame>
  );
}

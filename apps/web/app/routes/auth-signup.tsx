import { AuthFrame, coverPreloads, FootLink } from "../features/account/auth-frame.tsx";
import { RegisterForm } from "../features/account/register-form.tsx";
import { useEntry } from "../features/account/sign-in-state.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/auth-signup.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Create an account",
    description: "Make your first digital business card. One card is free forever.",
  });
}

export function links(): Route.LinkDescriptors {
  return [...coverPreloads("rosette")];
}

export default function SignUp() {
  const { returnTo, keptCard } = useEntry();
  return (
    <AuthFrame
      art="giulia"
      title={keptCard || returnTo === "/b/c" ? "Create your account first" : "Make your first card"}
      lead={
        keptCard
          ? `An account keeps ${keptCard}’s card for you. One card of your own is free forever.`
          : "One card is free forever. No payment details needed."
      }
      foot={
        <>
          Already have an account? <FootLink to="/auth/signin">Sign in</FootLink>
        </>
      }
    >
      <RegisterForm />
    </AuthFrame>
  );
}

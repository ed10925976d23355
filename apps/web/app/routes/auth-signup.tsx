import { AuthFrame, FootLink } from "../features/account/auth-frame.tsx";
import { RegisterForm } from "../features/account/register-form.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/auth-signup.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Create an account",
    description: "Make your first digital business card. One card is free forever.",
  });
}

export default function SignUp() {
  return (
    <AuthFrame
      art="giulia"
      title="Make your first card"
      lead="One card is free forever. No payment details needed."
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

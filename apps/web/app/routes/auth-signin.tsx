import { BRAND } from "@visita/domain/brand";
import { AuthFrame, FootLink } from "../features/account/auth-frame.tsx";
import { LoginForm } from "../features/account/login-form.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { useSettings } from "../lib/use-settings.ts";
import type { Route } from "./+types/auth-signin.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Sign in",
    description: "Sign in to manage your digital business cards.",
  });
}

export default function SignIn() {
  const brand = useSettings()?.brand ?? BRAND;
  return (
    <AuthFrame
      art="ingrid"
      title="Welcome back"
      lead="Sign in to manage your cards."
      foot={
        <>
          New to {brand}? <FootLink to="/auth/signup">Create an account</FootLink>
        </>
      }
    >
      <LoginForm />
    </AuthFrame>
  );
}

import { AuthFrame, coverPreloads, FootLink } from "../features/account/auth-frame.tsx";
import { ForgotForm } from "../features/account/forgot-form.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/auth-forgot-password.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Forgot password" });
}

export function links(): Route.LinkDescriptors {
  return [...coverPreloads("guilloche")];
}

export default function ForgotPassword() {
  return (
    <AuthFrame
      art="ingrid"
      title="Forgot your password?"
      lead="Enter the email of your account. We send you a security code, then you choose a new password."
      foot={<FootLink to="/auth/signin">Back to sign in</FootLink>}
    >
      <ForgotForm />
    </AuthFrame>
  );
}

import { authTexts } from "@visita/domain/owner-messages/auth";
import { useTranslate } from "../../lib/language.tsx";
import { TextField, type TextFieldProps } from "../../ui/text-field.tsx";

/** The address that an account is known by; password managers take it for the user name. */
export function EmailField(props: Omit<TextFieldProps, "label">) {
  const t = useTranslate(authTexts);
  return (
    <TextField
      autoComplete="username"
      {...props}
      label={t("email")}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** Tells a password manager whose password the form is about. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}

import { TextField, type TextFieldProps } from "../../ui/text-field.tsx";

/** The account's email, marked as the username for password managers. */
export function EmailField(props: Omit<TextFieldProps, "label">) {
  return (
    <TextField
      {...props}
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** Lets a password manager know whose password the form sets. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}

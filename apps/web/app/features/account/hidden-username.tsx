/** Tells a password manager whose password the form is about. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}

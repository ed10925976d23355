import type { ReactNode } from "react";

/** A long address breaks before the @ rather than inside a word. */
export function BreakableEmail({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <bdi dir="ltr">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

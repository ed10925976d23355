import { hasSpace, hasSpecialCharacter } from "@visita/domain/account/password.rules";
import { Circle, CircleCheck } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

type NewPasswordFieldProps = { label: string; name: string; error: string | undefined; minimum: number };

/** Shows which rules the password meets as it is typed. */
export function NewPasswordField({ label, name, error, minimum }: NewPasswordFieldProps) {
  const [password, setPassword] = useState("");
  const rulesId = useId();
  const frame = useRef<HTMLDivElement>(null);

  // Includes what was typed before hydration.
  useEffect(() => setPassword(frame.current?.querySelector("input")?.value ?? ""), []);

  return (
    <div ref={frame}>
      <PasswordField
        label={label}
        name={name}
        error={error}
        autoComplete="new-password"
        aria-describedby={rulesId}
        onChange={(event) => setPassword(event.target.value)}
      />
      <ul
        id={rulesId}
        aria-label="Password rules"
        className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-help text-muted"
      >
        {passwordRules(minimum).map(({ label: rule, isMet }) => (
          <RuleItem key={rule} label={rule} isMet={isMet(password)} />
        ))}
      </ul>
    </div>
  );
}

function RuleItem({ label, isMet }: { label: string; isMet: boolean }) {
  const Icon = isMet ? CircleCheck : Circle;
  return (
    <li className={classNames("inline-flex items-center gap-1.5", isMet && "font-medium text-success")}>
      <Icon aria-hidden="true" size={16} strokeWidth={2} className="shrink-0" />
      {label}
      {isMet && <VisuallyHidden>, done</VisuallyHidden>}
    </li>
  );
}

/** The rules for the list under the field. The messages after a submit come from the domain. */
type PasswordRule = { label: string; isMet: (password: string) => boolean };

export function passwordRules(minimum: number): PasswordRule[] {
  return [
    { label: `${minimum} characters or more`, isMet: (password) => password.length >= minimum },
    { label: "No spaces", isMet: (password) => password !== "" && !hasSpace(password) },
    { label: "One special character", isMet: hasSpecialCharacter },
  ];
}

import { PASSWORD_MIN } from "@visita/domain/account/account.constants";
import { hasSpace, hasSpecialCharacter } from "@visita/domain/account/password.rules";
import { type AuthWords, authTexts } from "@visita/domain/owner-messages/auth";
import { Circle, CircleCheck } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { classNames } from "../../ui/class-names.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { VisuallyHidden } from "../../ui/text-parts.tsx";

type NewPasswordFieldProps = { label: string; name: string; error: string | undefined; minimum: number };

/** Shows which rules the password keeps while it is typed. */
export function NewPasswordField({ label, name, error, minimum }: NewPasswordFieldProps) {
  const t = useTranslate(authTexts);
  const [password, setPassword] = useState("");
  const rulesId = useId();
  const frame = useRef<HTMLDivElement>(null);

  // What was typed before the page listened counts too.
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
        aria-label={t("passwordRules")}
        className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-help text-muted"
      >
        {passwordRules(minimum).map(({ write, isKept }) => (
          <RuleItem key={write(t)} label={write(t)} isKept={isKept(password)} />
        ))}
        {/* Only the server knows them. */}
        <li className="basis-full">{t("ruleNotCommon", { number: 10_000 })}</li>
      </ul>
      <p aria-live="polite" className="text-help font-medium text-warning not-empty:mt-2">
        {isWeak(password, minimum) && weakPasswordWarning(t)}
      </p>
    </div>
  );
}

export function weakPasswordWarning(t: AuthWords): string {
  return t("weakPassword", { count: PASSWORD_MIN });
}

/** Allowed where a password is recovered, at a price. */
function isWeak(password: string, minimum: number): boolean {
  return password.length >= minimum && password.length < PASSWORD_MIN;
}

function RuleItem({ label, isKept }: { label: string; isKept: boolean }) {
  const t = useTranslate(authTexts);
  const Icon = isKept ? CircleCheck : Circle;
  return (
    <li className={classNames("inline-flex items-center gap-1.5", isKept && "font-medium text-success")}>
      <Icon aria-hidden="true" size={16} strokeWidth={2} className="shrink-0" />
      {isKept ? (
        <TaggedText
          text={t("ruleKept", { rule: label })}
          tags={{ kept: (text) => <VisuallyHidden>{text}</VisuallyHidden> }}
        />
      ) : (
        label
      )}
    </li>
  );
}

/** The password rules one by one, for the list under the field. The messages of a submit come from the domain. */
type PasswordRule = { write: (t: AuthWords) => string; isKept: (password: string) => boolean };

export function passwordRules(minimum: number): PasswordRule[] {
  return [
    { write: (t) => t("ruleLength", { count: minimum }), isKept: (password) => password.length >= minimum },
    { write: (t) => t("ruleNoSpaces"), isKept: (password) => password !== "" && !hasSpace(password) },
    { write: (t) => t("ruleSpecial"), isKept: hasSpecialCharacter },
  ];
}

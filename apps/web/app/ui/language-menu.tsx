import { directionOf, nameOf, OFFERED_TO_VISITORS } from "@visita/domain/language/languages";
import { use } from "react";
import { LanguageContext } from "../lib/language.tsx";

type LanguageMenuProps = {
  /** Says what the name of the language stands for, to screen readers. */
  label: string;
  /** What stays in the address beside the language. */
  kept?: Readonly<Record<string, string | undefined>>;
};

/** At the foot of what visitors read: plain links, which need no script and leave no cookie. */
export function LanguageMenu({ label, kept = {} }: LanguageMenuProps) {
  const current = use(LanguageContext);
  return (
    <details className="language-menu">
      <summary aria-label={label}>
        <Icon size={18} path="m5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6" />
        <span>{nameOf(current)}</span>
        <Icon size={16} path="m6 9 6 6 6-6" className="language-menu-mark" />
      </summary>
      <ul>
        {OFFERED_TO_VISITORS.map((language) => (
          <li key={language}>
            <a
              href={queryOf({ ...kept, lang: language })}
              hrefLang={language}
              lang={language}
              dir={directionOf(language)}
              aria-current={language === current || undefined}
            >
              {nameOf(language)}
              {language === current && <Icon size={18} path="M20 6 9 17l-5-5" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Of the values that there are. */
export function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  return known.length > 0 ? `?${known.map((pair) => pair.join("=")).join("&")}` : "";
}

/** Lucide's as single paths. */
function Icon({ size, path, className = "" }: { size: number; path: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={`line-icon ${className}`.trim()}
    >
      <path d={path} />
    </svg>
  );
}

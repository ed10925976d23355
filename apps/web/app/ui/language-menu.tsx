import { type Language, nameOf } from "@visita/domain/language/languages";
import { type MouseEvent, use, useRef } from "react";
import { LanguageContext } from "../lib/language.tsx";

type LanguageMenuProps<Offered extends Language> = {
  /** Says what the name of the language stands for, to screen readers. */
  label: string;
  languages: readonly Offered[];
  /** In place of following the link. */
  onChoose?: (language: Offered) => void;
  /** What stays in the address beside the language. */
  kept?: Query;
};

/** At the foot of a page: plain links, which need no script and leave no cookie. */
export function LanguageMenu<Offered extends Language>({
  label,
  languages,
  onChoose,
  kept = {},
}: LanguageMenuProps<Offered>) {
  const current = use(LanguageContext);
  const menu = useRef<HTMLDetailsElement>(null);
  const follow = (event: MouseEvent, language: Offered) => {
    if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (menu.current) menu.current.open = false;
    onChoose(language);
  };
  return (
    <details ref={menu} className="language-menu">
      <summary aria-label={label}>
        <Icon size={18} path="m5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6" />
        <span>{nameOf(current)}</span>
        <Icon size={16} path="m6 9 6 6 6-6" className="language-menu-mark" />
      </summary>
      <ul>
        {languages.map((language) => {
          const isCurrent = language === current;
          return (
            <li key={language}>
              <a
                href={queryOf({ ...kept, lang: language })}
                hrefLang={language}
                lang={language}
                aria-current={isCurrent || undefined}
                onClick={(event) => follow(event, language)}
              >
                {nameOf(language)}
                {isCurrent && <Icon size={18} path="M20 6 9 17l-5-5" />}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

type Query = Readonly<Record<string, string | undefined>>;

/** Of the values that there are. */
export function queryOf(values: Query): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, value);
  const text = String(query);
  return text && `?${text}`;
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

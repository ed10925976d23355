import { type Language, nameOf, VISITOR_LANGUAGES } from "@visita/domain/language/languages";
import { use } from "react";
import { LanguageContext } from "../lib/language.tsx";

type LanguageMenuProps = {
  /** Says what the name of the language stands for, to screen readers. */
  label: string;
  /** What stays in the address beside the language. */
  kept?: Query;
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: codes, names of our own and an encoded query */}
      <ul dangerouslySetInnerHTML={{ __html: linksTo(current, kept) }} />
    </details>
  );
}

const CHECK =
  '<svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" class="line-icon"><path d="M20 6 9 17l-5-5"></path></svg>';

/** Written as they are: as elements they would take a twentieth of the time in which a card is rendered. */
function linksTo(current: Language, kept: Query): string {
  const query = queryOf(kept).replaceAll("&", "&amp;");
  const links = VISITOR_LANGUAGES.map((language) => {
    const [mark, check] = language === current ? [' aria-current="true"', CHECK] : ["", ""];
    const href = `${query ? `${query}&amp;` : "?"}lang=${language}`;
    return `<li><a href="${href}" hreflang="${language}" lang="${language}"${mark}>${nameOf(language)}${check}</a></li>`;
  });
  return links.join("");
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

import { smallImageUrl } from "@visita/domain/card/image.rules";
import { initials } from "@visita/domain/card/initials";
import { themeOf } from "@visita/domain/card/themes";
import { teamPage } from "@visita/domain/messages/team-page";
import type { TeamPagePerson, TeamPageView } from "@visita/domain/team/team-page";
import { loadingAttributes } from "../app/features/card/view/card-pictures.tsx";
import { cardPath } from "../app/lib/card-path.ts";
import { useTranslate } from "../app/lib/language.tsx";
import { CardCover } from "../app/ui/card-cover.tsx";
import { queryOf } from "../app/ui/language-menu.tsx";

/** Photos that most screens show at once; the others load when they come near. */
const EAGER_PHOTOS = 6;

type PeopleProps = { page: TeamPageView; lang: string | undefined };

export function TeamPagePeople({ page, lang }: PeopleProps) {
  const t = useTranslate(teamPage);
  const { people, find, total } = page;
  if (people.length === 0) {
    return (
      <div className="team-page-empty">
        <h2>{total > 0 ? t("nobodyFound", { text: find }) : t("nobodyYet")}</h2>
        {total > 0 && <ShowAll total={total} lang={lang} />}
      </div>
    );
  }
  return (
    <>
      <ul className="team-page-people">
        {people.map((person, at) => (
          <li key={person.username}>
            <SmallCard person={person} isEager={at < EAGER_PHOTOS} />
          </li>
        ))}
      </ul>
      <Pages page={page} lang={lang} />
    </>
  );
}

function SmallCard({ person, isEager }: { person: TeamPagePerson; isEager: boolean }) {
  const { username, fullname, occupation, photo, color, language } = person;
  return (
    <a href={cardPath(username)} data-card={themeOf(color).key} className="team-page-card">
      <CardCover theme={color}>
        <span aria-hidden="true" lang={language} className="team-page-photo">
          {photo ? (
            <img
              src={smallImageUrl(photo)}
              alt=""
              width={64}
              height={80}
              {...loadingAttributes(isEager ? undefined : "lazy")}
            />
          ) : (
            initials(fullname)
          )}
        </span>
      </CardCover>
      <span className="team-page-text">
        <strong lang={language}>
          <bdi>{fullname}</bdi>
        </strong>
        {occupation && (
          <span lang={language}>
            <bdi>{occupation}</bdi>
          </span>
        )}
      </span>
    </a>
  );
}

function ShowAll({ total, lang }: { total: number; lang: string | undefined }) {
  const t = useTranslate(teamPage);
  return (
    <a href={pathTo({ lang })} className="team-page-link">
      {t("showAll", { count: total })}
    </a>
  );
}

function Pages({ page: { find, page, pages, found, total }, lang }: PeopleProps) {
  const t = useTranslate(teamPage);
  const links = [
    ...(page > 1 ? [{ to: page - 1, rel: "prev", text: t("previous") }] : []),
    ...(page < pages ? [{ to: page + 1, rel: "next", text: t("next") }] : []),
  ];
  if (links.length === 0 && found === total) return null;
  return (
    <nav className="team-page-pages">
      {links.map(({ to, rel, text }) => (
        <a key={rel} href={pathTo({ q: find, page: to, lang })} rel={rel} className="team-page-link">
          {text}
        </a>
      ))}
      {found < total && <ShowAll total={total} lang={lang} />}
    </nav>
  );
}

/** Of this page with another choice; an address without a query leads to all. */
function pathTo({ q, page = 1, lang }: { q?: string; page?: number; lang: string | undefined }): string {
  return queryOf({ q: q || undefined, page: page > 1 ? String(page) : undefined, lang }) || "?";
}

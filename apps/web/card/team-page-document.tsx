import type { CardAssets, CardSite } from "@visita/domain/card/public-card";
import { themeOf } from "@visita/domain/card/themes";
import { directionOf, nameOf, VISITOR_LANGUAGES } from "@visita/domain/language/languages";
import { typographyStyle } from "@visita/domain/language/typography";
import { publicCard } from "@visita/domain/messages/public-card";
import { teamPage } from "@visita/domain/messages/team-page";
import { type TeamPageReader, type TeamPageView, teamPagePath } from "@visita/domain/team/team-page";
import { useTranslate } from "../app/lib/language.tsx";
import { CardCover } from "../app/ui/card-cover.tsx";
import { LanguageMenu } from "../app/ui/language-menu.tsx";
import { Logo } from "../app/ui/logo.tsx";
import { displayUrl } from "./card-url.ts";
import { CHOSEN_THEME_SCRIPT } from "./inline-scripts.ts";
import { TeamPagePeople } from "./team-page-people.tsx";
import { TeamPageSearch } from "./team-page-search.tsx";
import { themesStyle } from "./theme-style.ts";

type TeamPageProps = { page: TeamPageView; site: CardSite; assets: CardAssets; reader: TeamPageReader };

/** The public page of a team: everything is painted from this one response, and nothing on it needs a script. */
export function TeamPageDocument({ page, site, assets, reader }: TeamPageProps) {
  const { language, isLanguageAsked } = reader;
  const t = useTranslate(publicCard);
  const { team, find } = page;
  const lang = isLanguageAsked ? language : undefined;
  return (
    <html lang={language} dir={directionOf(language)}>
      <TeamPageHead page={page} site={site} assets={assets} reader={reader} />
      <body>
        <CardCover theme={team.color} className="team-page-cover" />
        <main className="team-page">
          {team.logo && (
            <span className="team-page-plate">
              <img src={team.logo} alt="" />
            </span>
          )}
          <div className="team-page-head">
            <div>
              <h1>
                <bdi>{team.name}</bdi>
              </h1>
              {team.line && (
                <p className="team-page-line">
                  <bdi>{team.line}</bdi>
                </p>
              )}
            </div>
            <TeamPageSearch page={page} lang={lang} />
          </div>
          <TeamPagePeople page={page} lang={lang} />
          <footer className="team-page-foot">
            {team.website ? (
              <a href={team.website} rel="noopener nofollow" className="team-page-link">
                <bdi>{displayUrl(team.website).replace(/\/$/, "")}</bdi>
              </a>
            ) : (
              <span />
            )}
            <a href="/" aria-label={t("brandHome", { brand: site.brand })} className="team-page-home">
              <Logo brand={site.brand} height={24} />
            </a>
          </footer>
          <LanguageMenu
            languages={VISITOR_LANGUAGES}
            label={t("language", { name: nameOf(language) })}
            kept={{ q: find || undefined }}
          />
        </main>
      </body>
    </html>
  );
}

function TeamPageHead({ page, site, assets, reader: { language } }: TeamPageProps) {
  const t = useTranslate(teamPage);
  const { team, people, find } = page;
  const url = site.publicUrl + teamPagePath(team.slug);
  const colors = [team.color, ...people.map(({ color }) => color)];
  const description = team.line || t("people", { count: page.total });
  const isListed = team.isIndexed && find === "" && page.page === 1;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      {!isListed && <meta name="robots" content="noindex" />}
      <script>{CHOSEN_THEME_SCRIPT}</script>
      <title>{`${team.name} | ${site.brand}`}</title>
      <style>
        {(assets.teamPageStyle ?? "") +
          themesStyle(colors) +
          typographyStyle(language, [...new Set(people.map((person) => person.language))])}
      </style>
      {assets.teamPageStyleUrl && <link rel="stylesheet" href={assets.teamPageStyleUrl} />}
      <link rel="canonical" href={url} />
      <meta name="theme-color" content={themeOf(team.color).base} />
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={team.name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </head>
  );
}

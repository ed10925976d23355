import { sideLanguages } from "@visita/domain/card/card-sides";
import { initials } from "@visita/domain/card/initials";
import type { CardAssets, CardReader, CardSite, PublicCard } from "@visita/domain/card/public-card";
import { themeOf } from "@visita/domain/card/themes";
import { directionOf, nameOf, VISITOR_LANGUAGES } from "@visita/domain/language/languages";
import { typographyStyle } from "@visita/domain/language/typography";
import { publicCard } from "@visita/domain/messages/public-card";
import { type ReactNode, use } from "react";
import { CardPhoto } from "../app/features/card/view/card-pictures.tsx";
import { LineIcon } from "../app/features/card/view/line-icon.tsx";
import { cardPath } from "../app/lib/card-path.ts";
import { LanguageContext, useTranslate } from "../app/lib/language.tsx";
import { CardCover } from "../app/ui/card-cover.tsx";
import { LanguageMenu, queryOf } from "../app/ui/language-menu.tsx";
import { chosenBy } from "./card-url.ts";
import { CHOSEN_THEME_SCRIPT } from "./inline-scripts.ts";
import { PageHeader } from "./page-header.tsx";
import { themeStyle } from "./theme-style.ts";

/** Lucide's arrow-left as a single path. */
const ARROW_LEFT = "m12 19-7-7 7-7M19 12H5";

type FormPageProps = {
  card: PublicCard;
  site: CardSite;
  assets: CardAssets;
  title: string;
  /** The title takes the focus, as the answer to what was sent. */
  isAnswer: boolean;
  /** Of the link back to the card. */
  back: string;
  /** Of the way here, which stays in the address. */
  link?: string | undefined;
  reader: CardReader;
  children: ReactNode;
};

/** A form about a card on a page of its own, for visitors without a script. It posts to its own URL. */
export function FormPage(props: FormPageProps) {
  const { card, site, assets, title, isAnswer, back, link, reader, children } = props;
  const language = use(LanguageContext);
  const t = useTranslate(publicCard);
  const path = cardPath(card.username);
  const chosen = chosenBy(reader, card);
  return (
    <html lang={language} dir={directionOf(language)}>
      <FormHead card={card} site={site} assets={assets} title={title} />
      <body>
        <PageHeader brand={site.brand} />
        <main className="hello-page">
          <article data-card={themeOf(card.color).key} className="card-view">
            <div className="card-view-body">
              <CardCover as="header" theme={card.color} className="card-view-cover" />
              <div className="card-head">
                <CardPhoto src={card.profilepic} letters={initials(card.fullname)} loading="first" />
                <PageTitle isAnswer={isAnswer}>{title}</PageTitle>
              </div>
              <div className="hello-page-body">{children}</div>
            </div>
          </article>
          <p className="hello-back">
            <a href={(card.met ? `${path}/${card.met.slug}` : path) + queryOf(chosen)}>
              <LineIcon path={ARROW_LEFT} size={18} className="line-icon-pointing" />
              {back}
            </a>
          </p>
          <LanguageMenu
            languages={VISITOR_LANGUAGES}
            label={t("language", { name: nameOf(language) })}
            kept={{ link: link || undefined, side: chosen.side }}
          />
        </main>
      </body>
    </html>
  );
}

function PageTitle({ isAnswer, children }: { isAnswer: boolean; children: ReactNode }) {
  if (!isAnswer) return <h1>{children}</h1>;
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent
    <h1 tabIndex={-1} autoFocus>
      {children}
    </h1>
  );
}

type FormHeadProps = { card: PublicCard; site: CardSite; assets: CardAssets; title: string };

/** The style of forms is a file that the card's page has loaded already, for its dialogs. */
function FormHead({ card, site, assets, title }: FormHeadProps) {
  const { criticalStyle, criticalStyleUrl, lateStyleUrl } = assets;
  const language = use(LanguageContext);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <script>{CHOSEN_THEME_SCRIPT}</script>
      <title>{`${title} | ${site.brand}`}</title>
      <style>{criticalStyle + themeStyle(card.color) + typographyStyle(language, sideLanguages(card))}</style>
      {criticalStyleUrl && <link rel="stylesheet" href={criticalStyleUrl} />}
      <link rel="stylesheet" href={lateStyleUrl} />
      <meta name="theme-color" content={themeOf(card.color).base} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </head>
  );
}

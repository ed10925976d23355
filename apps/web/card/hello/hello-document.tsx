import { initials } from "@visita/domain/card/initials";
import type { CardAssets, CardSite, HelloPage, PublicCard } from "@visita/domain/card/public-card";
import { themeOf } from "@visita/domain/card/themes";
import { addToYourContacts, shareWith } from "@visita/domain/exchange/exchange.messages";
import { lengthOf, shortName } from "@visita/domain/exchange/exchange.rules";
import type { ReactNode } from "react";
import { CardPhoto } from "../../app/features/card/view/card-pictures.tsx";
import { LineIcon } from "../../app/features/card/view/line-icon.tsx";
import { cardPath } from "../../app/lib/card-path.ts";
import { CardCover } from "../../app/ui/card-cover.tsx";
import { CHOSEN_THEME_SCRIPT } from "../chosen-theme-script.ts";
import { CARD_ICON_PATHS } from "../icon-paths.ts";
import { PageHeader } from "../page-header.tsx";
import { themeStyle } from "../theme-style.ts";
import { NoteField, PersonFields, ProblemSummary, SubmitPart, Trap } from "./details-form.tsx";
import { hasYourDetails, SentFacts, whereTheyAre } from "./sent-details.tsx";

/** Lucide's arrow-left as a single path. */
const ARROW_LEFT = "m12 19-7-7 7-7M19 12H5";

type HelloDocumentProps = { card: PublicCard; site: CardSite; assets: CardAssets; page: HelloPage };

/** The form on a page of its own, for visitors without a script. It posts to its own URL. */
export function HelloDocument({ card, site, assets, page }: HelloDocumentProps) {
  const isSent = page.state === "sent";
  const path = cardPath(card.username);
  const title = isSent ? hasYourDetails(shortName(card.fullname)) : shareWith(card.fullname);
  return (
    <html lang="en">
      <HelloHead card={card} site={site} assets={assets} title={title} />
      <body>
        <PageHeader brand={site.brand} />
        <main className="hello-page">
          <article data-card={themeOf(card.color).key} className="card-view">
            <div className="card-view-body">
              <CardCover as="header" theme={card.color} className="card-view-cover" />
              <div className="card-head">
                <CardPhoto src={card.profilepic} letters={initials(card.fullname)} loading="first" />
                <PageTitle isAnswer={isSent}>{title}</PageTitle>
              </div>
              <div className="hello-page-body">
                {isSent ? <Sent card={card} page={page} path={path} /> : <Form card={card} page={page} />}
              </div>
            </div>
          </article>
          <p className="hello-back">
            <a href={card.met ? `${path}/${card.met.slug}` : path}>
              <LineIcon path={ARROW_LEFT} size={18} />
              Back to the card
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}

/** Takes the focus as the answer to what was sent. */
function PageTitle({ isAnswer, children }: { isAnswer: boolean; children: ReactNode }) {
  if (!isAnswer) return <h1>{children}</h1>;
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent
    <h1 tabIndex={-1} autoFocus>
      {children}
    </h1>
  );
}

type PartProps = { card: PublicCard; page: HelloPage };

function Form({ card, page }: PartProps) {
  const { values, problems, notice, stamp, link, source, ownCard } = page;
  const name = shortName(card.fullname);
  return (
    <form method="post" noValidate className="hello-form">
      <ProblemSummary problems={problems} notice={notice} />
      {ownCard && <OwnCardField ownCard={ownCard} />}
      <PersonFields values={values} problems={problems} />
      <NoteField values={values} problems={problems} length={lengthOf(values.note)} />
      <Trap />
      <input type="hidden" name="stamp" value={stamp} />
      {link && <input type="hidden" name="link" value={link} />}
      {source && <input type="hidden" name="source" value={source} />}
      <SubmitPart shortName={name} />
    </form>
  );
}

function OwnCardField({ ownCard }: { ownCard: NonNullable<HelloPage["ownCard"]> }) {
  return (
    <div className="hello-own">
      <p>
        Filled in from your card <b>{cardPath(ownCard.username)}</b>
      </p>
      <label className="hello-check">
        <input type="checkbox" name="card" value={ownCard.cardid} defaultChecked={ownCard.isSent} />
        <span>Send my card with it</span>
      </label>
    </div>
  );
}

function Sent({ card, page: { values, ownCard }, path }: PartProps & { path: string }) {
  const contactPath = card.met ? `${path}/${card.met.slug}` : path;
  const sentCard = ownCard?.isSent ? cardPath(ownCard.username) : undefined;
  return (
    <div className="hello-sent">
      <p>{whereTheyAre(sentCard !== undefined)}</p>
      <SentFacts details={values} metAt={card.met?.name} ownCard={sentCard} />
      <div className="hello-sent-actions">
        <a href={`${contactPath}/contact.vcf`} data-look="card" className="hello-button">
          <LineIcon path={CARD_ICON_PATHS.userRoundPlus} size={20} />
          <span>{addToYourContacts(shortName(card.fullname))}</span>
        </a>
      </div>
    </div>
  );
}

type HelloHeadProps = { card: PublicCard; site: CardSite; assets: CardAssets; title: string };

/** The style of the form is a file that the card's page has loaded already, for its dialogs. */
function HelloHead({ card, site, assets, title }: HelloHeadProps) {
  const { criticalStyle, criticalStyleUrl, lateStyleUrl } = assets;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <script>{CHOSEN_THEME_SCRIPT}</script>
      <title>{`${title} | ${site.brand}`}</title>
      <style>{criticalStyle + themeStyle(card.color)}</style>
      {criticalStyleUrl && <link rel="stylesheet" href={criticalStyleUrl} />}
      <link rel="stylesheet" href={lateStyleUrl} />
      <meta name="theme-color" content={themeOf(card.color).base} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </head>
  );
}

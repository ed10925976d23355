import type {
  CardAssets,
  CardReader,
  CardSite,
  HelloPage,
  PublicCard,
  ReportPage,
} from "@visita/domain/card/public-card";
import { cardScript } from "@visita/domain/messages/card-script";
import { channelNames } from "@visita/domain/messages/channels";
import { helloForm } from "@visita/domain/messages/hello-form";
import { publicCard } from "@visita/domain/messages/public-card";
import { reportForm } from "@visita/domain/messages/report-form";
import { teamPage } from "@visita/domain/messages/team-page";
import type { TeamPageReader, TeamPageView } from "@visita/domain/team/team-page";
import { renderToString } from "react-dom/server";
import { LanguageContext } from "../app/lib/language.tsx";
import { CardDocument } from "./card-document.tsx";
import { HelloDocument } from "./hello/hello-document.tsx";
import { CHOSEN_THEME_SCRIPT, DEFERRED_SCRIPTS } from "./inline-scripts.ts";
import { ReportDocument } from "./report-document.tsx";
import { TeamPageDocument } from "./team-page-document.tsx";

/** The document of a public card: the same text for the same card and language. */
export async function renderCardPage(
  card: PublicCard,
  site: CardSite,
  assets: CardAssets,
  reader: CardReader,
): Promise<string> {
  const { language } = reader;
  // Loaded before: rendering to a string does not wait.
  await Promise.all([publicCard.load(language), channelNames.load(language)]);
  const scriptTexts = cardScript.textsOf(language);
  const document = (
    <LanguageContext value={language}>
      <CardDocument {...{ card, site, assets, reader, scriptTexts }} />
    </LanguageContext>
  );
  return `<!doctype html>${renderToString(document)}`;
}

/** The document of the form by which visitors leave their details. */
export async function renderHelloPage(
  card: PublicCard,
  site: CardSite,
  assets: CardAssets,
  page: HelloPage,
): Promise<string> {
  await Promise.all([publicCard.load(page.language), helloForm.load(page.language)]);
  const document = (
    <LanguageContext value={page.language}>
      <HelloDocument card={card} site={site} assets={assets} page={page} />
    </LanguageContext>
  );
  return `<!doctype html>${renderToString(document)}`;
}

/** The document of the form by which a card is reported. */
export async function renderReportPage(
  card: PublicCard,
  site: CardSite,
  assets: CardAssets,
  page: ReportPage,
): Promise<string> {
  await Promise.all([publicCard.load(page.language), reportForm.load(page.language)]);
  const document = (
    <LanguageContext value={page.language}>
      <ReportDocument card={card} site={site} assets={assets} page={page} />
    </LanguageContext>
  );
  return `<!doctype html>${renderToString(document)}`;
}

/** The document of a team's public page. */
export async function renderTeamPage(
  page: TeamPageView,
  site: CardSite,
  assets: CardAssets,
  reader: TeamPageReader,
): Promise<string> {
  await Promise.all([publicCard.load(reader.language), teamPage.load(reader.language)]);
  const document = (
    <LanguageContext value={reader.language}>
      <TeamPageDocument page={page} site={site} assets={assets} reader={reader} />
    </LanguageContext>
  );
  return `<!doctype html>${renderToString(document)}`;
}

/** Sources of the document's inline scripts, for the hashes of its Content-Security-Policy. */
export const cardInlineScripts: readonly string[] = [CHOSEN_THEME_SCRIPT, DEFERRED_SCRIPTS];

import type { Language } from "@visita/domain/language/languages";
import { messagePages } from "@visita/domain/messages/message-pages";
import { siteFrame } from "@visita/domain/owner-messages/site-frame";
import type { HiddenPage } from "@visita/domain/site/page-ports";
import { data } from "react-router";
import { HIDDEN_CARDS, HiddenCardPage } from "../features/shell/hidden-card-page.tsx";
import { NotFoundPage } from "../features/shell/message-pages.tsx";
import { portsContext } from "../host.ts";
import { documentLanguage } from "../lib/language.tsx";
import { metaIn, pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/not-found.ts";

/** Also the page at the link of a card that is not shown: the server process knows which cards those are. */
export async function loader({ context }: Route.LoaderArgs) {
  const { hiddenCard, language } = context.get(portsContext);
  const headers = { "content-language": language, vary: "accept-language" };
  return data(await pageData(language, hiddenCard), { status: statusOf(hiddenCard), headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** 451 is for what may not be shown for legal reasons (RFC 7725). */
function statusOf(hiddenCard: HiddenPage | undefined): number {
  if (hiddenCard === "legal") return 451;
  return hiddenCard ? 410 : 404;
}

/** Inside the app there is no status to send, so no reason to ask the server. It goes on in the language of the page before. */
export function clientLoader() {
  return pageData(documentLanguage());
}

async function pageData(language: Language, hiddenCard?: HiddenPage) {
  const t = await messagePages.load(language);
  const title = t(hiddenCard ? HIDDEN_CARDS[hiddenCard].title : "pageNotFound");
  return { hiddenCard, language, title };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return metaIn(siteFrame, { title: "pageNotFound" })({ matches });
  return pageMeta(matches, { title: loaderData.title });
}

export default function NotFound({ loaderData: { hiddenCard } }: Route.ComponentProps) {
  return hiddenCard ? <HiddenCardPage reason={hiddenCard} /> : <NotFoundPage />;
}

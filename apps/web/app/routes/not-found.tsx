import type { HiddenCard } from "@visita/domain/site/page-ports";
import { data } from "react-router";
import { HIDDEN_CARD_TEXTS, HiddenCardPage, NotFoundPage } from "../features/shell/message-pages.tsx";
import { portsContext } from "../host.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/not-found.ts";

/** Also the page at the link of a card that is not shown: the server process knows which cards those are. */
export function loader({ context }: Route.LoaderArgs) {
  const { hiddenCard } = context.get(portsContext);
  return data({ hiddenCard }, { status: statusOf(hiddenCard) });
}

/** 451 is for what may not be shown for legal reasons (RFC 7725). */
function statusOf(hiddenCard: HiddenCard | undefined): number {
  if (hiddenCard === "legal") return 451;
  return hiddenCard ? 410 : 404;
}

/** Inside the app there is no status to send, so no reason to ask the server. */
export function clientLoader() {
  return { hiddenCard: undefined };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { hiddenCard } = loaderData ?? {};
  return pageMeta(matches, { title: hiddenCard ? HIDDEN_CARD_TEXTS[hiddenCard].title : "Page not found" });
}

export default function NotFound({ loaderData: { hiddenCard } }: Route.ComponentProps) {
  return hiddenCard ? <HiddenCardPage reason={hiddenCard} /> : <NotFoundPage />;
}

import { messagePages } from "@visita/domain/messages/message-pages";
import type { HiddenPage } from "@visita/domain/site/page-ports";
import { ArrowLeft } from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { BlankCard, MessagePage } from "./message-pages.tsx";

export const HIDDEN_CARDS = {
  resting: { title: "restingTitle", text: "restingText", number: null },
  gone: { title: "goneTitle", text: "goneText", number: null },
  left: { title: "goneTitle", text: "leftText", number: null },
  team_gone: { title: "teamGoneTitle", text: "teamGoneText", number: null },
  taken_down: { title: "takenDownTitle", text: "takenDownText", number: "410" },
  legal: { title: "legalTitle", text: "legalText", number: "451" },
} as const satisfies Record<HiddenPage, unknown>;

/** At the link of a card that nobody is shown. It says nothing of the person. */
export function HiddenCardPage({ reason }: { reason: HiddenPage }) {
  const t = useTranslate(messagePages);
  const { title, text, number } = HIDDEN_CARDS[reason];
  return (
    <MessagePage
      card={number === null ? <FaceDownCard /> : <BlankCard number={number} />}
      title={t(title)}
      text={t(text)}
      {...(number !== null && { note: t("isItYours") })}
    >
      <ButtonLink to="/" size="lg" icon={ArrowLeft}>
        {t("home")}
      </ButtonLink>
    </MessagePage>
  );
}

/** A card that lies face down, its engraving pressed into the blank back. No corner is turned: nobody keeps it. */
function FaceDownCard() {
  return (
    <div
      aria-hidden="true"
      className="w-full max-w-100 drop-shadow-[0_3px_0_var(--color-paper-300)] @4xl:max-w-112 @4xl:rotate-2 @4xl:justify-self-end dark:drop-shadow-[0_3px_0_var(--color-ink-800)]"
    >
      <div className="drop-shadow-[0_18px_24px_rgb(27_25_22/0.16)] dark:drop-shadow-[0_18px_24px_rgb(0_0_0/0.5)]">
        <div className="blind-embossed relative aspect-[1.62] overflow-hidden rounded-lg bg-surface" />
      </div>
    </div>
  );
}

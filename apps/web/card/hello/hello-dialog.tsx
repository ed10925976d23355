import { initials } from "@visita/domain/card/initials";
import { helloForm } from "@visita/domain/messages/hello-form";
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { CardPhoto } from "../../app/features/card/view/card-pictures.tsx";
import { UI_ICON_PATHS } from "../../app/features/card/view/icon-paths.ts";
import { LineIcon } from "../../app/features/card/view/line-icon.tsx";
import { cardPath } from "../../app/lib/card-path.ts";
import { documentLanguage, LanguageContext, useTranslate } from "../../app/lib/language.tsx";
import { closeDialogs, enhanceDialog, isWanted, openDialog } from "../dialogs.ts";
import { CARD_ICON_PATHS } from "../icon-paths.ts";
import type { SharedCard } from "../shared-card.ts";
import { detailsTitle } from "./details-form.tsx";
import { HelloForm } from "./hello-form.tsx";
import { SentFacts } from "./sent-details.tsx";
import type { SentHello } from "./use-hello.ts";

const ID = "hello";

let root: Root | undefined;
/** A new form after one was sent; one that was only closed keeps what was typed. */
let form = 0;
let wasSent = false;
const enhanced = new WeakSet<HTMLDialogElement>();

export async function openHelloDialog(card: SharedCard, onSent: () => void): Promise<void> {
  const language = documentLanguage();
  await helloForm.load(language);
  if (!isWanted(ID)) return;
  if (wasSent) form += 1;
  wasSent = false;
  function noteSent() {
    wasSent = true;
    onSent();
  }
  root ??= createRoot(newContainer());
  const element = (
    <LanguageContext value={language}>
      <HelloDialog key={form} card={card} onSent={noteSent} />
    </LanguageContext>
  );
  flushSync(() => root?.render(element));
  const dialog = document.getElementById(ID);
  if (dialog instanceof HTMLDialogElement && !enhanced.has(dialog)) {
    enhanced.add(dialog);
    enhanceDialog(dialog);
  }
  openDialog(ID);
}

function newContainer(): HTMLElement {
  const container = document.createElement("div");
  document.body.append(container);
  return container;
}

type HelloDialogProps = { card: SharedCard; onSent: () => void };

function HelloDialog({ card, onSent }: HelloDialogProps) {
  const t = useTranslate(helloForm);
  const [sent, setSent] = useState<SentHello>();
  const titleId = `${ID}-title`;

  function showSent(what: SentHello) {
    onSent();
    flushSync(() => setSent(what));
    document.getElementById(titleId)?.focus();
  }

  return (
    <dialog id={ID} aria-labelledby={titleId} data-placement="sheet" className="panel-dialog">
      <div tabIndex={-1} data-sent={sent && ""} className="panel-dialog-panel hello-panel">
        {sent ? (
          <HelloSentPanel card={card} sent={sent} titleId={titleId} />
        ) : (
          <>
            <div className="panel-dialog-head">
              <div className="hello-top">
                <CardPhoto src={card.photo} letters={initials(card.fullname)} />
                <h2 id={titleId}>{t("title", { name: card.fullname })}</h2>
              </div>
              <button
                type="button"
                aria-label={t("close")}
                className="panel-dialog-close"
                onClick={() => closeDialogs()}
              >
                <LineIcon path={UI_ICON_PATHS.x} size={22} />
              </button>
            </div>
            <HelloForm card={card} onSent={showSent} />
          </>
        )}
      </div>
    </dialog>
  );
}

type HelloSentPanelProps = { card: SharedCard; sent: SentHello; titleId: string };

/** What was sent, and the way back: whoever has not taken the contact yet is asked to. */
function HelloSentPanel({ card, sent: { details, ownCard, sharedWith }, titleId }: HelloSentPanelProps) {
  const t = useTranslate(helloForm);
  const { shortName } = card;
  const hasContact = document.querySelector('a[data-contact="saved"]') !== null;
  const contact = document.querySelector<HTMLAnchorElement>("a[data-contact]");
  return (
    <div className="hello-sent">
      <span className="hello-sent-mark">
        <LineIcon path={UI_ICON_PATHS.check} size={24} weight="bold" />
      </span>
      <h2 id={titleId} tabIndex={-1}>
        {detailsTitle(shortName, sharedWith, t)}
      </h2>
      <p role="status">{t(ownCard === undefined ? "whereTheyAre" : "whereTheyAreWithCard")}</p>
      <SentFacts
        details={{ name: details.name, email: details.email, phone: details.phone }}
        ownCard={ownCard && cardPath(ownCard.username)}
      />
      <div className="hello-sent-actions">
        {!hasContact && contact && (
          <a href={contact.href} data-contact="" data-look="card" className="hello-button">
            <LineIcon path={CARD_ICON_PATHS.userRoundPlus} size={20} />
            <span>{t("addToContacts", { name: shortName })}</span>
          </a>
        )}
        <button type="button" className="hello-button" onClick={() => closeDialogs()}>
          {t("done")}
        </button>
      </div>
    </div>
  );
}

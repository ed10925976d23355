import type { OwnCard } from "@visita/domain/card/card.contract";
import { initials } from "@visita/domain/card/initials";
import { type ThemeKey, themeOf } from "@visita/domain/card/themes";
import { detailsOfCard, sendableCards } from "@visita/domain/exchange/own-card";
import { helloForm } from "@visita/domain/messages/hello-form";
import { useState } from "react";
import { CardPhoto } from "../../app/features/card/view/card-pictures.tsx";
import { LineIcon } from "../../app/features/card/view/line-icon.tsx";
import { cardPath } from "../../app/lib/card-path.ts";
import { useTranslate } from "../../app/lib/language.tsx";
import { Trap } from "../form-trap.tsx";
import { CARD_ICON_PATHS } from "../icon-paths.ts";
import type { SharedCard } from "../shared-card.ts";
import { FilledIn, FormNotice, NoteField, PersonFields, SubmitPart } from "./details-form.tsx";
import { SentFacts } from "./sent-details.tsx";
import { type SentHello, useHello } from "./use-hello.ts";

const EMPTY = { name: "", email: "", phone: "", company: "", role: "", note: "" };
const PERSON_FIELDS = ["name", "email", "phone", "company", "role"] as const;

type HelloFormProps = { card: SharedCard; onSent: (sent: SentHello) => void };

/** With a card of one's own the details stand there as text, and one press sends them. */
export function HelloForm({ card, onSent }: HelloFormProps) {
  const t = useTranslate(helloForm);
  const { isBusy, isChecking, problems, notice, noticeRef, ownCards, sharedWith, submit } = useHello(
    card,
    onSent,
  );
  const [chosenId, setChosenId] = useState<string>();
  const [sendsCard, setSendsCard] = useState(true);
  const [isChanging, setIsChanging] = useState(false);
  const [noteLength, setNoteLength] = useState(0);
  // Whoever was quicker than the answer keeps what they typed.
  const [hasTypedFirst, setHasTypedFirst] = useState(false);

  const offered = hasTypedFirst ? [] : (ownCards ?? []);
  const others = sendableCards(offered, card.username);
  const ownCard = others.find(({ cardid }) => cardid === chosenId) ?? others[0];
  const values = ownCard ? detailsOfCard(ownCard) : EMPTY;
  // A problem of a field has to be seen beside it.
  const hasFields = !ownCard || isChanging || PERSON_FIELDS.some((field) => field in problems);
  return (
    <form
      noValidate
      className="hello-form"
      onSubmit={(event) => void submit(event, ownCard, sendsCard ? ownCard : undefined)}
      onInput={({ target }) => {
        if (!ownCards) setHasTypedFirst(true);
        if (target instanceof HTMLTextAreaElement) setNoteLength([...target.value].length);
      }}
    >
      <FormNotice problems={problems} text={notice} noticeRef={noticeRef} />
      {ownCard && <OwnCardPart card={ownCard} isSent={sendsCard} onChange={setSendsCard} />}
      {ownCard && isChanging && others.length > 1 && (
        <CardChoice cards={others} chosen={ownCard} onChoose={setChosenId} />
      )}
      {hasFields ? (
        // Another card fills the fields in anew, and so does the answer that there is one.
        <PersonFields key={ownCard?.cardid ?? ""} values={values} problems={problems} />
      ) : (
        <div className="hello-filled">
          <SentFacts details={values} />
          <button type="button" className="hello-change" onClick={() => setIsChanging(true)}>
            <LineIcon path={CARD_ICON_PATHS.pencil} size={18} />
            <span>{t("change")}</span>
          </button>
        </div>
      )}
      <NoteField values={EMPTY} problems={problems} length={noteLength} />
      <Trap label={t("leaveEmpty")} />
      <SubmitPart
        shortName={card.shortName}
        sharedWith={sharedWith}
        isBusy={isBusy}
        isChecking={isChecking}
        sendsCard={ownCard !== undefined && sendsCard}
      />
    </form>
  );
}

type OwnCardPartProps = { card: OwnCard; isSent: boolean; onChange: (isSent: boolean) => void };

function OwnCardPart({ card, isSent, onChange }: OwnCardPartProps) {
  const t = useTranslate(helloForm);
  return (
    <div className="hello-own">
      <div aria-hidden="true" ref={(face) => ownCardStyle(face, card.color)} className="card-cover">
        <CardPhoto src={card.profilepic} letters={initials(card.fullname)} />
      </div>
      <FilledIn path={cardPath(card.username)} />
      <label className="hello-check">
        <input type="checkbox" checked={isSent} onChange={(event) => onChange(event.target.checked)} />
        <span>{t("sendCard")}</span>
      </label>
    </div>
  );
}

type CardChoiceProps = {
  cards: readonly OwnCard[];
  chosen: OwnCard;
  onChoose: (cardid: string) => void;
};

function CardChoice({ cards, chosen, onChoose }: CardChoiceProps) {
  const t = useTranslate(helloForm);
  return (
    <label className="hello-select">
      {t("card")}
      <select value={chosen.cardid} onChange={(event) => onChoose(event.target.value)}>
        {cards.map(({ cardid, username }) => (
          <option key={cardid} value={cardid}>
            {cardPath(username)}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * The page brings the colours of its own card alone; those of the visitor's are set here. By the object model, because
 * the policy of the page refuses style attributes.
 */
function ownCardStyle(face: HTMLElement | null, color: ThemeKey): void {
  if (!face) return;
  const { base, from, to, edge } = themeOf(color);
  face.style.setProperty("--card-base", base);
  face.style.setProperty("--card-from", from);
  face.style.setProperty("--card-to", to);
  face.style.setProperty("--card-edge", edge);
}

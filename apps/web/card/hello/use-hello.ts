import type { OwnCard } from "@visita/domain/card/card.contract";
import type { HelloInput } from "@visita/domain/exchange/exchange.contract";
import type { DetailsDraft, DetailsProblems } from "@visita/domain/exchange/exchange.rules";
import { detailsOfCard } from "@visita/domain/exchange/own-card";
import { helloForm } from "@visita/domain/messages/hello-form";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslate } from "../../app/lib/language.tsx";
import { useGuard } from "../../app/lib/use-guard.ts";
import type { SharedCard } from "../shared-card.ts";
import { findOwnCards, HelloRefusal, type OpenedForm, openForm, sendHello } from "./hello-api.ts";

export type SentHello = {
  details: DetailsDraft;
  ownCard: OwnCard | undefined;
  /** The name of the team that got them too. */
  sharedWith: string | null;
};

const NOTHING: { problems: DetailsProblems; notice: string | null } = { problems: {}, notice: null };

/** Longer than the shortest time on a form: a stamp that is refused after it was valid for too long. */
const STAMP_OVER_MS = 60_000;

/** Sends the form once. Whatever goes wrong, what was typed stays in its fields. */
export function useHello(card: SharedCard, onSent: (sent: SentHello) => void) {
  const { username } = card;
  const opened = useRef<{ form: Promise<OpenedForm>; askedAt: number }>(undefined);
  const noticeRef = useRef<HTMLDivElement>(null);
  const guard = useGuard();
  const t = useTranslate(helloForm);
  const [isChecking, setIsChecking] = useState(false);
  const [refusal, setRefusal] = useState(NOTHING);
  const [sharedWith, setSharedWith] = useState<string | null>(null);
  const ownCards = useOwnCards();

  useEffect(() => {
    opened.current = askForForm(username);
    // A failure is told when the form is sent: nobody has typed anything yet.
    opened.current.form.then((form) => setSharedWith(form.sharedWith)).catch(() => {});
  }, [username]);

  /** Fields that are not shown are filled in from `known`; `sentCard` goes along. */
  async function submit(
    event: FormEvent<HTMLFormElement>,
    known: OwnCard | undefined,
    sentCard: OwnCard | undefined,
  ) {
    event.preventDefault();
    const form = event.currentTarget;
    const { details, website } = readForm(form, known);
    await guard.run(true, async () => {
      try {
        const body: Partial<HelloInput> = {
          ...details,
          ...card.origin,
          website,
          stamp: await freshStamp(),
          // What stood there when the button was pressed.
          isShared: sharedWith !== null,
          ...(sentCard && { card: sentCard.cardid }),
        };
        await sendHello(username, body, setIsChecking);
        onSent({ details, ownCard: sentCard, sharedWith });
      } catch (error) {
        refuse(error, form);
      }
    });
  }

  /** Asked for again where the first try failed, or where it is over. */
  async function freshStamp(): Promise<string> {
    opened.current ??= askForForm(username);
    try {
      return (await opened.current.form).stamp;
    } catch (error) {
      opened.current = undefined;
      throw error;
    }
  }

  function refuse(error: unknown, form: HTMLFormElement) {
    const known = error instanceof HelloRefusal ? error : new HelloRefusal({});
    // A young one only has to wait: a new one would begin to wait again.
    const isOver = Date.now() - (opened.current?.askedAt ?? 0) > STAMP_OVER_MS;
    if (known.code === "form_used" || (known.code === "form_not_ready" && isOver)) opened.current = undefined;
    const notice = known.code === "not_found" ? t("switchedOff") : known.message || t("networkError");
    flushSync(() => setRefusal({ problems: known.fields, notice }));
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? noticeRef.current)?.focus();
  }

  return { isBusy: guard.running !== null, isChecking, ...refusal, noticeRef, ownCards, sharedWith, submit };
}

function askForForm(username: string) {
  return { form: openForm(username), askedAt: Date.now() };
}

/** Undefined while it is not known whether there are any. */
function useOwnCards(): readonly OwnCard[] | undefined {
  const [cards, setCards] = useState<readonly OwnCard[]>();
  useEffect(() => {
    // Without an answer the form is as for everybody else.
    findOwnCards().then(setCards, () => setCards([]));
  }, []);
  return cards;
}

function readForm(form: HTMLFormElement, known: OwnCard | undefined) {
  const typed = new FormData(form);
  const filled: Partial<DetailsDraft> = known ? detailsOfCard(known) : {};
  const text = (name: keyof DetailsDraft) => String(typed.get(name) ?? filled[name] ?? "");
  const details: DetailsDraft = {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    company: text("company"),
    role: text("role"),
    note: text("note"),
  };
  return { details, website: String(typed.get("website") ?? "") };
}

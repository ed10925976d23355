import { useQueryClient } from "@tanstack/react-query";
import { importAnswers } from "@visita/domain/answers/import";
import type { ImportableCard, ImportLook } from "@visita/domain/import/import.contract";
import { IMPORT_MESSAGES as TEXT } from "@visita/domain/import/import.messages";
import { type AccountDataWords, accountDataTexts } from "@visita/domain/owner-messages/account-data";
import { type CommonText, commonTexts } from "@visita/domain/owner-messages/common";
import {
  Bookmark,
  Check,
  CircleAlert,
  ContactRound,
  History,
  IdCard,
  type LucideIcon,
  Minus,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { notify } from "../../../ui/toast.tsx";
import { peopleKeys } from "../../address-book/public/address-book.queries.ts";
import { useInvalidateCards } from "../../card/public/card.queries.ts";
import { settingsFailure } from "../failures.ts";

export type LookedAt = { readonly file: File; readonly look: ImportLook };

type ImportDialogProps = { userid: string; found: LookedAt | null; onClose: () => void };

/** What a copy would bring, before anything is written. */
export function ImportDialog({ userid, found, onClose }: ImportDialogProps) {
  const t = useTranslate(accountDataTexts);
  return (
    <Dialog
      size="lg"
      isOpen={found !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t("importFile", { file: found?.file.name ?? "" })}
      description={<span className="text-muted">{t("nothingYet")}</span>}
    >
      {found && <ImportForm key={found.file.name} userid={userid} found={found} onClose={onClose} />}
    </Dialog>
  );
}

function ImportForm({ userid, found: { file, look }, onClose }: ImportDialogProps & { found: LookedAt }) {
  const t = useTranslate(accountDataTexts);
  const common = useTranslate(commonTexts);
  const word = useAnswers({ import: importAnswers });
  const candidates = look.cards.filter(({ newUsername }) => newUsername !== null);
  const hasChoice = candidates.length > look.freeSlots && look.freeSlots > 0;
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    candidates.slice(0, look.freeSlots).map(({ username }) => username),
  );
  const [isBusy, setIsBusy] = useState(false);
  const invalidateCards = useInvalidateCards(userid);
  const queryClient = useQueryClient();
  const isEmpty = chosen.length === 0 && look.contacts.added === 0 && look.favourites.added === 0;

  async function importAll() {
    setIsBusy(true);
    try {
      const result = await call("POST /api/account/import", { query: { cards: chosen.join(",") }, file });
      invalidateCards();
      void queryClient.invalidateQueries({ queryKey: peopleKeys.all(userid) });
      notify.success(importedWords(result, t));
      onClose();
    } catch (error) {
      notify.error(settingsFailure(error, TEXT.failed).message);
      setIsBusy(false);
    }
  }

  return (
    <>
      <ul className="mt-2 grid">
        {(candidates.length > 0 || look.cards.length === 0) && (
          <CardLine look={look} candidates={candidates} />
        )}
        {look.cards
          .filter(({ newUsername, username }) => newUsername !== username)
          .map((card) => (
            <ImportLine
              key={card.username}
              icon={IdCard}
              title={card.username}
              result={card.problem ? "no" : "warn"}
            >
              {card.problem ?? t("usernameTaken", { username: card.newUsername ?? "" })}
            </ImportLine>
          ))}
        <ImportLine
          icon={ContactRound}
          title={look.contacts.isTooLarge ? t("contacts") : t("contactCount", { count: look.contacts.added })}
          result={contactResult(look.contacts)}
        >
          {word(contactNote(look.contacts, t, common))}
        </ImportLine>
        <ImportLine
          icon={Bookmark}
          title={t("favoriteCount", { count: look.favourites.added })}
          result={look.favourites.added > 0 ? "yes" : "no"}
        >
          {favouriteNote(look.favourites, t)}
        </ImportLine>
        <ImportLine icon={History} title={t("notBrought")} result="no">
          {t("notBroughtText")}
        </ImportLine>
      </ul>
      {hasChoice && (
        <CardChoice cards={candidates} slots={look.freeSlots} chosen={chosen} onChange={setChosen} />
      )}
      <div className={dialogActionsClasses}>
        <Button
          isBusy={isBusy}
          busyLabel={t("importing")}
          disabled={isEmpty}
          onClick={() => void importAll()}
        >
          {t("import")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {common("cancel")}
        </Button>
      </div>
    </>
  );
}

function CardLine({ look, candidates }: { look: ImportLook; candidates: readonly ImportableCard[] }) {
  const t = useTranslate(accountDataTexts);
  const { freeSlots } = look;
  const fits = Math.min(candidates.length, freeSlots);
  const isShort = candidates.length > freeSlots;
  return (
    <ImportLine
      icon={IdCard}
      title={t("cardCount", { count: candidates.length })}
      result={candidates.length === 0 ? "no" : isShort ? "warn" : "yes"}
    >
      {candidates.length === 0 && t("noneInCopy")}
      {candidates.length > 0 && !isShort && t("withPictures")}
      {isShort && fits === 0 && t("noRoom")}
      {isShort && fits > 0 && t("roomFor", { count: freeSlots })}
    </ImportLine>
  );
}

const RESULTS = {
  yes: { icon: Check, ink: "text-success", label: "isImported" },
  warn: { icon: CircleAlert, ink: "text-warning", label: "needsAttention" },
  no: { icon: Minus, ink: "text-muted", label: "isNotImported" },
} as const;

type ImportLineProps = { icon: LucideIcon; title: string; result: keyof typeof RESULTS; children: ReactNode };

function ImportLine({ icon: Icon, title, result, children }: ImportLineProps) {
  const t = useTranslate(accountDataTexts);
  const { icon: ResultIcon, ink, label } = RESULTS[result];
  return (
    <li className="grid grid-cols-[1.25rem_1fr_1.125rem] gap-3.5 border-b border-line py-3">
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 text-muted" />
      <div className="grid min-w-0">
        <p className="leading-[1.4] font-semibold wrap-anywhere">{title}</p>
        <p className="text-help wrap-anywhere text-muted">{children}</p>
      </div>
      <span className={`mt-0.5 ${ink}`}>
        <ResultIcon aria-hidden="true" size={18} strokeWidth={2} />
        <span className="sr-only">{t(label)}</span>
      </span>
    </li>
  );
}

type CardChoiceProps = {
  cards: readonly ImportableCard[];
  slots: number;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** One slot is a choice of one; of several, the one that was chosen first gives way. */
function CardChoice({ cards, slots, chosen, onChange }: CardChoiceProps) {
  const t = useTranslate(accountDataTexts);
  const isSingle = slots === 1;
  function toggle(username: string) {
    if (chosen.includes(username) && !isSingle) return onChange(chosen.filter((each) => each !== username));
    onChange([...chosen.filter((each) => each !== username), username].slice(-slots));
  }
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 text-small font-semibold">{t("whichCards", { count: slots })}</legend>
      <div className="grid gap-2.5 md:grid-cols-2">
        {cards.map(({ username, companyname }) => (
          <label
            key={username}
            className="flex min-h-touch cursor-pointer items-center gap-3 rounded-md border-[1.5px] border-line-strong bg-surface px-3 py-2 has-checked:border-2 has-checked:border-accent has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type={isSingle ? "radio" : "checkbox"}
              name="import-card"
              className="size-5 shrink-0 accent-accent"
              checked={chosen.includes(username)}
              onChange={() => toggle(username)}
            />
            <span className="grid min-w-0 text-small">
              <span className="wrap-anywhere">{username}</span>
              <span className="text-help font-normal wrap-anywhere text-muted">{companyname}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function contactResult({ added, withoutRoom, isTooLarge }: ImportLook["contacts"]): "yes" | "warn" | "no" {
  if (withoutRoom > 0 || isTooLarge) return "warn";
  return added > 0 ? "yes" : "no";
}

function contactNote(contacts: ImportLook["contacts"], t: AccountDataWords, common: CommonText): string {
  const { added, known, withoutRoom, isTooLarge } = contacts;
  if (isTooLarge) return TEXT.contactsTooLarge;
  const first = t("contactsKnown", { count: known });
  if (withoutRoom > 0) {
    const second = t("contactsWithoutRoom", { count: withoutRoom });
    return known > 0 ? common("twoSentences", { first, second }) : second;
  }
  if (known > 0) return first;
  return t(added > 0 ? "withNotes" : "noneInCopy");
}

function favouriteNote({ added, skipped }: ImportLook["favourites"], t: AccountDataWords): string {
  if (skipped > 0) return t("favouritesSkipped", { count: skipped });
  return t(added > 0 ? "allFromHere" : "noneInCopy");
}

type Imported = { cards: readonly string[]; contacts: number; favourites: number };

function importedWords({ cards, contacts, favourites }: Imported, t: AccountDataWords): string {
  return t("imported", {
    cards: t("cardCount", { count: cards.length }),
    contacts: t("contactCount", { count: contacts }),
    favorites: t("favoriteCount", { count: favourites }),
  });
}

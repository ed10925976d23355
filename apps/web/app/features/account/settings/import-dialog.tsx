import { useQueryClient } from "@tanstack/react-query";
import { counted, formatNumber } from "@visita/domain/format";
import type { ImportableCard, ImportLook } from "@visita/domain/import/import.contract";
import { IMPORT_MESSAGES as TEXT } from "@visita/domain/import/import.messages";
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
import { call } from "../../../lib/api.ts";
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
  return (
    <Dialog
      size="lg"
      isOpen={found !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Import ${found?.file.name ?? ""}`}
      description={<span className="text-muted">Nothing is saved until you press Import.</span>}
    >
      {found && <ImportForm key={found.file.name} userid={userid} found={found} onClose={onClose} />}
    </Dialog>
  );
}

function ImportForm({ userid, found: { file, look }, onClose }: ImportDialogProps & { found: LookedAt }) {
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
      notify.success(imported(result));
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
              {card.problem ?? `Its username is taken. It becomes /c/${card.newUsername}.`}
            </ImportLine>
          ))}
        <ImportLine
          icon={ContactRound}
          title={look.contacts.isTooLarge ? "Contacts" : counted(look.contacts.added, "contact")}
          result={contactResult(look.contacts)}
        >
          {contactNote(look.contacts)}
        </ImportLine>
        <ImportLine
          icon={Bookmark}
          title={counted(look.favourites.added, "favourite")}
          result={look.favourites.added > 0 ? "yes" : "no"}
        >
          {favouriteNote(look.favourites)}
        </ImportLine>
        <ImportLine icon={History} title="Links, insights, invoices and sign-ins" result="no">
          Not imported. They stay in the file.
        </ImportLine>
      </ul>
      {hasChoice && (
        <CardChoice cards={candidates} slots={look.freeSlots} chosen={chosen} onChange={setChosen} />
      )}
      <div className={dialogActionsClasses}>
        <Button isBusy={isBusy} busyLabel="Importing..." disabled={isEmpty} onClick={() => void importAll()}>
          Import
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  );
}

function CardLine({ look, candidates }: { look: ImportLook; candidates: readonly ImportableCard[] }) {
  const { freeSlots } = look;
  const fits = Math.min(candidates.length, freeSlots);
  const isShort = candidates.length > freeSlots;
  return (
    <ImportLine
      icon={IdCard}
      title={counted(candidates.length, "card")}
      result={candidates.length === 0 ? "no" : isShort ? "warn" : "yes"}
    >
      {candidates.length === 0 && "None in this copy."}
      {candidates.length > 0 && !isShort && "With their pictures."}
      {isShort && fits === 0 && "You have no room for another card."}
      {isShort && fits > 0 && `You have room for ${counted(freeSlots, "card")}. Choose which.`}
    </ImportLine>
  );
}

const RESULTS = {
  yes: { icon: Check, ink: "text-success", label: "Imported" },
  warn: { icon: CircleAlert, ink: "text-warning", label: "Needs attention" },
  no: { icon: Minus, ink: "text-muted", label: "Not imported" },
} as const;

type ImportLineProps = { icon: LucideIcon; title: string; result: keyof typeof RESULTS; children: ReactNode };

function ImportLine({ icon: Icon, title, result, children }: ImportLineProps) {
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
        <span className="sr-only">{label}</span>
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
  const isSingle = slots === 1;
  function toggle(username: string) {
    if (chosen.includes(username) && !isSingle) return onChange(chosen.filter((each) => each !== username));
    onChange([...chosen.filter((each) => each !== username), username].slice(-slots));
  }
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 text-small font-semibold">
        {isSingle ? "Which card" : `Which ${slots} cards`}
      </legend>
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

function contactNote({ added, known, withoutRoom, isTooLarge }: ImportLook["contacts"]): string {
  if (isTooLarge) return TEXT.contactsTooLarge;
  const isOne = known === 1;
  const skipped = `${formatNumber(known)} ${isOne ? "is" : "are"} here already and ${isOne ? "is" : "are"} skipped.`;
  if (withoutRoom > 0) {
    const left = `No room for ${formatNumber(withoutRoom)} more; they stay in the file.`;
    return known > 0 ? `${skipped} ${left}` : left;
  }
  if (known > 0) return skipped;
  return added > 0 ? "With notes and tags." : "None in this copy.";
}

function favouriteNote({ added, skipped }: ImportLook["favourites"]): string {
  if (skipped > 0)
    return `Skipped ${formatNumber(skipped)} that are already here, gone or from another site.`;
  return added > 0 ? "All from this site." : "None in this copy.";
}

type Imported = { cards: readonly string[]; contacts: number; favourites: number };

function imported({ cards, contacts, favourites }: Imported): string {
  return `Imported: ${counted(cards.length, "card")}, ${counted(contacts, "contact")} and ${counted(favourites, "favorite")}.`;
}

import type { OwnCard } from "@visita/domain/card/card.contract";
import { usernameKey } from "@visita/domain/card/username.rules";
import { formatDay } from "@visita/domain/format";
import { MESSAGES } from "@visita/domain/messages";
import { deleteCardTexts } from "@visita/domain/owner-messages/delete-card";
import { Check, X } from "lucide-react";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useGuard } from "../../lib/use-guard.ts";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { CardChip } from "../card/view/card-chip.tsx";

type DeleteCardDialogProps = {
  card: OwnCard;
  isOpen: boolean;
  /** What opened it; gone once the card is deleted. */
  returnTo: RefObject<HTMLElement | null>;
  headingRef: RefObject<HTMLElement | null>;
  onRemove: (card: OwnCard, typedUsername: string) => Promise<void>;
  /** The card was changed somewhere else since it was loaded. */
  onReload: () => void;
  onClose: () => void;
};

/** Names what goes. The username has to be typed, because a slip of the finger types none. */
export function DeleteCardDialog(props: DeleteCardDialogProps) {
  const { card, isOpen, returnTo, headingRef, onRemove, onReload, onClose } = props;
  const t = useTranslate(deleteCardTexts);
  const { username } = card;
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const guard = useGuard();
  const focusAfter = useRef<HTMLElement | null>(null);
  const canConfirm = usernameKey(typed) === usernameKey(username);

  async function remove() {
    setProblem(undefined);
    try {
      await onRemove(card, typed.trim());
      focusAfter.current = headingRef.current;
      onClose();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : MESSAGES.networkError);
      if (error instanceof ApiError && error.status < 500) onReload();
    }
  }

  const confirm = () => void (canConfirm && guard.run(true, remove));

  function submit(event: FormEvent) {
    event.preventDefault();
    confirm();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={t("title")}
      description={<WhatGoes card={card} />}
      cancelLabel={t("keep")}
      confirmLabel={t("delete")}
      canConfirm={canConfirm}
      onConfirm={confirm}
      isBusy={guard.running !== null}
      busyLabel={t("deleting")}
      returnTo={{
        get current() {
          return focusAfter.current ?? returnTo.current;
        },
      }}
    >
      <form noValidate onSubmit={submit} className="mt-4">
        <TextField
          label={t("typeToConfirm", { username })}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={typed}
          error={problem}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
        />
      </form>
    </ConfirmDialog>
  );
}

function WhatGoes({ card }: { card: OwnCard }) {
  const t = useTranslate(deleteCardTexts);
  const goes = [t(card.logo ? "photoAndLogoGo" : "photoGoes"), t("figuresGo"), t("placeGoes")];
  return (
    <>
      <div className="flex items-center gap-4">
        <CardChip color={card.color} isResting={card.pausedAt !== null} className="w-22" />
        <div className="min-w-0">
          <p dir="ltr" className="font-semibold wrap-anywhere">
            {cardPath(card.username)}
          </p>
          <p className="text-small text-muted">
            {t("madeOn", { day: formatDay(t.language, card.createdAt) })}
          </p>
        </div>
      </div>
      <ul className="my-4 divide-y divide-line border-y border-line text-small">
        {goes.map((text) => (
          <WhatGoesRow key={text} icon={X} text={text} />
        ))}
        <WhatGoesRow icon={Check} text={t("accountStays")} />
      </ul>
      <p className="text-small">{t("linkReserved")}</p>
    </>
  );
}

function WhatGoesRow({ icon: Icon, text }: { icon: typeof X; text: string }) {
  return (
    <li className="flex min-h-10 items-center gap-3 py-1.5">
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-muted" />
      {text}
    </li>
  );
}

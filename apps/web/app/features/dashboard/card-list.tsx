import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { availableSlots } from "@visita/domain/billing/plan.rules";
import type { OwnCard } from "@visita/domain/card/card.contract";
import { dashboardTexts } from "@visita/domain/owner-messages/dashboard";
import { Plus } from "lucide-react";
import { type RefObject, useState } from "react";
import { Link } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { TextLink } from "../../ui/links.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { useLazyModule } from "../../ui/use-lazy-module.ts";
import { cardGridClasses } from "../card/public/card-grid.tsx";
import type { DraftSummary } from "../card/public/use-new-card-draft.ts";
import { useWeekViews } from "../insight/public/insight.queries.ts";
import { type CardDialogName, CardItem } from "./card-item.tsx";
import { DraftTile } from "./draft-tile.tsx";
import type { CardActions } from "./use-card-actions.ts";

type CardListProps = {
  userid: string;
  cards: readonly OwnCard[];
  /** Undefined where it could not be learnt; what depends on it stays away. */
  subscription: UserSubscription | undefined;
  /** A card that was begun on this device. */
  draft: DraftSummary | undefined;
  actions: CardActions;
  /** Gets the focus when a card goes away. */
  headingRef: RefObject<HTMLElement | null>;
};

/** Stays while the dialog closes, so that it does not change on its way out. */
type OpenDialog = {
  name: CardDialogName;
  card: OwnCard;
  button: RefObject<HTMLElement | null>;
  isOpen: boolean;
};

/** Without those of teams, which take no room. */
export function countOwn(cards: readonly OwnCard[]): number {
  return cards.filter(({ team }) => team === undefined).length;
}

const loadDialogs = () => import("./card-dialogs.tsx");

export function CardList({ userid, cards, subscription, draft, actions, headingRef }: CardListProps) {
  const t = useTranslate(dashboardTexts);
  const slots = subscription ? availableSlots(subscription.status, countOwn(cards)) : 0;
  const isDowngraded = subscription?.status === "inactive" && (subscription.hasBilling || slots < 0);
  const weekViews = useWeekViews(userid);
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog((shown) => shown && { ...shown, isOpen: false });
  const dialogs = useLazyModule(loadDialogs, dialog?.isOpen ?? false, close);
  return (
    <>
      {isDowngraded && <FreeFormHint />}
      <ul aria-label={t("yourCards")} className={cardGridClasses}>
        {cards.map((card) => (
          <CardItem
            key={card.cardid}
            card={card}
            hasQrCode={card.team ? card.qrCode !== null : subscription?.status === "active"}
            weekViews={weekViews?.get(card.cardid) ?? 0}
            canDuplicate={slots > 0}
            actions={actions}
            onDialog={(name, chosen, button) => setDialog({ name, card: chosen, button, isOpen: true })}
          />
        ))}
        {draft && (slots > 0 || !subscription) && <DraftTile draft={draft} />}
        {slots > 0 && !draft && <SlotTile slots={slots} />}
      </ul>
      {dialogs && dialog && (
        <dialogs.CardDialogs
          key={`${dialog.name} ${dialog.card.cardid}`}
          {...dialog}
          userid={userid}
          actions={actions}
          headingRef={headingRef}
          onClose={close}
        />
      )}
    </>
  );
}

/** Not on phones, where the button that leads to the same place is close. */
function SlotTile({ slots }: { slots: number }) {
  const t = useTranslate(dashboardTexts);
  return (
    <li className="hidden md:block">
      <Link
        to="/b/c"
        className="grid aspect-[1.62] place-content-center justify-items-center gap-2 rounded-lg border-[1.5px] border-dashed border-line-strong font-semibold transition-colors duration-hover hover:border-solid hover:bg-surface"
      >
        <Plus aria-hidden="true" size={28} strokeWidth={1.75} />
        {t("roomFor", { count: slots })}
      </Link>
    </li>
  );
}

/** For somebody whose premium plan has ended. */
function FreeFormHint() {
  const t = useTranslate(dashboardTexts);
  return (
    <p className="mb-6 max-w-[44rem] border-s-2 border-line-strong ps-3.5 text-small text-muted lg:mb-8">
      <TaggedText
        text={t("freeVersion")}
        tags={{
          plans: (text) => (
            <TextLink to="/subscription" className="whitespace-nowrap">
              {text}
            </TextLink>
          ),
        }}
      />
    </p>
  );
}

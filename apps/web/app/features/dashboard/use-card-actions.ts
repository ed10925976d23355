import { useQueryClient } from "@tanstack/react-query";
import type { listCardsEndpoint, OwnCard } from "@visita/domain/card/card.contract";
import { CARD_UNDO_MS } from "@visita/domain/card/card-ownership.rules";
import type { CallResult } from "@visita/domain/http/endpoint";
import { MESSAGES } from "@visita/domain/messages";
import { dashboardTexts } from "@visita/domain/owner-messages/dashboard";
import { Moon, Trash2 } from "lucide-react";
import { call } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { useTranslate } from "../../lib/language.tsx";
import { notify } from "../../ui/toast.tsx";
import { notifyUndo } from "../../ui/undo-toast.tsx";
import { billingKeys } from "../billing/public/billing.queries.ts";
import { cardKeys } from "../card/public/card.queries.ts";
import { teamKeys } from "../team/public/team.queries.ts";

const PAUSE_UNDO_MS = 10_000;

type CardList = CallResult<typeof listCardsEndpoint>;

export type CardActions = ReturnType<typeof useCardActions>;

/** What an owner does with cards in the list. Failures are told; what was shown too early is taken back. */
export function useCardActions(userid: string) {
  const t = useTranslate(dashboardTexts);
  const queryClient = useQueryClient();
  const queryKey = cardKeys.list(userid);

  /** A call that set out before cannot bring the older list back. */
  async function changeList(change: (cards: OwnCard[]) => OwnCard[]) {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<CardList>(queryKey, (list) => list && { data: change(list.data) });
  }
  const changeCard = (cardid: string, part: Partial<OwnCard>) =>
    changeList((cards) => cards.map((card) => (card.cardid === cardid ? { ...card, ...part } : card)));

  function explain(error: unknown) {
    notify.error(error instanceof ApiError ? error.message : MESSAGES.networkError);
    void queryClient.invalidateQueries({ queryKey });
  }

  async function setPaused(card: OwnCard, isPaused: boolean): Promise<boolean> {
    const params = { cardid: card.cardid };
    await changeCard(card.cardid, { pausedAt: isPaused ? Date.now() : null });
    try {
      const { pausedAt } = isPaused
        ? await call("POST /api/card/pause/:cardid", { params })
        : await call("POST /api/card/show/:cardid", { params });
      await changeCard(card.cardid, { pausedAt });
      return true;
    } catch (error) {
      await changeCard(card.cardid, { pausedAt: card.pausedAt });
      explain(error);
      return false;
    }
  }

  async function pause(card: OwnCard) {
    if (!(await setPaused(card, true))) return;
    notifyUndo({
      icon: Moon,
      text: t("isPaused", { name: card.username }),
      durationMs: PAUSE_UNDO_MS,
      onUndo: () => void setPaused(card, false),
    });
  }

  async function show(card: OwnCard) {
    if (await setPaused(card, false)) notify.success(t("isLiveAgain", { name: card.username }));
  }

  async function restore(card: OwnCard) {
    try {
      await call("POST /api/card/restore/:cardid", { params: { cardid: card.cardid } });
      await queryClient.invalidateQueries({ queryKey });
      notify.success(t("isRestored", { name: card.username }));
    } catch (error) {
      explain(error);
    }
  }

  /** Throws when the card was not deleted; the dialog says why. */
  async function remove(card: OwnCard, typedUsername: string) {
    const { cardid, username, version } = card;
    await call("POST /api/card/delete/:cardid", {
      params: { cardid },
      body: { username: typedUsername, version },
    });
    await changeList((cards) => cards.filter((other) => other.cardid !== cardid));
    void queryClient.invalidateQueries({ queryKey: billingKeys.all(userid), refetchType: "none" });
    notifyUndo({
      icon: Trash2,
      text: t("isDeleted", { name: username }),
      durationMs: CARD_UNDO_MS,
      isCounted: true,
      onUndo: () => void restore(card),
    });
  }

  /** Its card is the person's no longer. */
  async function leaveTeamOf(card: OwnCard) {
    await changeList((cards) => cards.filter(({ cardid }) => cardid !== card.cardid));
    await Promise.all([
      queryClient.invalidateQueries({ queryKey }),
      queryClient.invalidateQueries({ queryKey: teamKeys.all(userid) }),
    ]);
  }

  async function order(cards: readonly OwnCard[]) {
    await changeList(() => [...cards]);
    try {
      await call("PUT /api/card/order", { body: { cardids: cards.map(({ cardid }) => cardid) } });
    } catch (error) {
      explain(error);
    }
  }

  const reload = () => queryClient.invalidateQueries({ queryKey });
  return { pause, show, remove, leaveTeamOf, order, reload, changeCard };
}

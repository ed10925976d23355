import { setImmediate as nextTurn } from "node:timers/promises";
import { type Device, SHARE_TARGETS } from "@visita/domain/insight/insight.constants";
import { isbot } from "isbot";
import type { AppContext } from "../../core/app-context.ts";
import { findSessionAccount } from "../account/sessions/session.service.ts";
import { type CountedCard, findCountedCards, lockCards } from "../card/counted-card.service.ts";
import { findTeamIdsOf } from "../card/team-card.service.ts";
import { findLinkIds, linkKey } from "../link/link-names.service.ts";
import { beginBatch } from "./insight.store.ts";
import { addSums, SumCounter } from "./sum-writer.service.ts";
import type { CountedVisit, Visit, VisitBatch } from "./visit.ts";
import type { VisitShare } from "./visit-share.ts";
import { countViews } from "./visitor.service.ts";

/** Visits that are checked before the event loop gets its turn. */
const VISITS_PER_TURN = 50;

type Writer = { readonly id: string; readonly share: VisitShare };

/** Adds a batch to the sums, in one transaction. Does nothing if it was added before. */
export async function writeBatch(
  context: AppContext,
  writer: Writer,
  { number, visits }: VisitBatch,
): Promise<void> {
  const counted = await selectCounted(context, visits);
  const share = writer.share.begin();
  const adding = context.db.transaction().execute(async (trx) => {
    const now = context.now();
    if (!(await beginBatch(trx, { id: writer.id, batch: number, written_at: now }))) return;
    // A card may be deleted at this moment: its sums would have nothing to refer to.
    const cards = await lockCards(trx, [...new Set(counted.map(({ visit }) => visit.card))]);
    const present = counted.filter(({ visit }) => cards.has(visit.card));
    const sums = new SumCounter();
    for (const { visit, source, detail } of present) {
      if (visit.kind === "exchange" || (visit.kind !== "view" && share.take(visit)))
        addTo(sums, visit, { kind: visit.kind, source, detail });
    }
    const views = present.filter(({ visit }) => visit.kind === "view");
    for (const { visit, source, device, isVisitor } of await countViews(trx, views, now)) {
      if (!share.take(visit)) continue;
      addTo(sums, visit, { kind: "view", source, detail: "" });
      if (!visit.isPrivate) addTo(sums, visit, { kind: "device", source: "", detail: device });
      if (isVisitor) addTo(sums, visit, { kind: "visitor", source: "", detail: "" });
    }
    await addSums(trx, sums);
  });
  await adding.catch((error: unknown) => {
    share.undo();
    throw error;
  });
}

function addTo(
  sums: SumCounter,
  { card, day }: Visit,
  key: { kind: string; source: string; detail: string },
) {
  sums.add({ card_id: card, day, ...key });
}

/**
 * Without bots, owners and their colleagues, and what the card does not have. Details that others left always count: they are among the
 * owner's contacts, whatever kind of visit it was, and have limits of their own.
 */
async function selectCounted(context: AppContext, visits: readonly Visit[]): Promise<CountedVisit[]> {
  const ids = [...new Set(visits.map(({ card }) => card))];
  const cards = await findCountedCards(context, ids);
  const addresses = visits.flatMap(({ card, link }) => (link === undefined ? [] : [{ card, link }]));
  const linkIds = await findLinkIds(context, addresses);
  const isByOwnPeople = createPeopleLookup(context);
  const clients = createClientLookup();
  const counted: CountedVisit[] = [];
  for (const [at, visit] of visits.entries()) {
    if (at % VISITS_PER_TURN === 0) await nextTurn();
    const card = cards.get(visit.card);
    const { link } = visit;
    const linkId = link ? linkIds.get(linkKey({ card: visit.card, link })) : undefined;
    const source = link ? linkId : (visit.source ?? "direct");
    const detail = card && detailOf(visit, card, linkId);
    if (!card || source === undefined || detail === undefined) continue;
    const { isBot, device } = clients(visit.userAgent);
    const isInContacts = visit.kind === "exchange";
    if (!isInContacts && (isBot || (visit.isPrivate && visit.kind !== "view"))) continue;
    if (await isByOwnPeople(visit, card)) continue;
    counted.push({ visit, source, detail, device });
  }
  return counted;
}

/** The channel of a tap and the target of a share; undefined when the card or the product has no such. */
function detailOf({ kind, detail }: Visit, card: CountedCard, linkId?: string): string | undefined {
  if (kind === "tap") return detail && card.hasChannel(detail, linkId) ? detail : undefined;
  if (kind === "share") return SHARE_TARGETS.find((target) => target === detail);
  return detail === undefined ? "" : undefined;
}

type Caller = { readonly id: string; readonly teamIds: ReadonlySet<string> };

/** Whether a visit was made by the card's owner or by somebody of its team; each session is looked up once. */
function createPeopleLookup({ db, now }: AppContext) {
  const callers = new Map<string, Promise<Caller | undefined>>();
  async function findCaller(sessionToken: string): Promise<Caller | undefined> {
    const account = await findSessionAccount(db, sessionToken, now());
    return account && { id: account.id, teamIds: await findTeamIdsOf(db, account.id) };
  }
  return async ({ sessionToken }: Visit, { ownerId, teamId }: CountedCard): Promise<boolean> => {
    if (sessionToken === undefined) return false;
    const looking = callers.get(sessionToken) ?? findCaller(sessionToken);
    callers.set(sessionToken, looking);
    const caller = await looking;
    return caller?.id === ownerId || (teamId !== null && caller?.teamIds.has(teamId) === true);
  };
}

/** Each user agent is judged once. */
function createClientLookup() {
  const clients = new Map<string, { isBot: boolean; device: Device }>();
  return (userAgent: string) => {
    const known = clients.get(userAgent);
    if (known) return known;
    // A browser has a name.
    const client = { isBot: userAgent === "" || isbot(userAgent), device: deviceClass(userAgent) };
    clients.set(userAgent, client);
    return client;
  };
}

const TABLET = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i;
const PHONE = /Mobi|iPhone|iPod|Windows Phone/i;

/** An iPad that asks for desktop pages counts as a desktop: its user agent says nothing else. */
export function deviceClass(userAgent: string): Device {
  if (TABLET.test(userAgent)) return "tablet";
  return PHONE.test(userAgent) ? "phone" : "desktop";
}

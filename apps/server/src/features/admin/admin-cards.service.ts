import { ADMIN_PAGE_SIZE } from "@visita/domain/admin/admin.constants";
import { ADMIN_MESSAGES as TEXT } from "@visita/domain/admin/admin.messages";
import type { CardState, ListedCard } from "@visita/domain/admin/admin-cards.contract";
import type { Person } from "@visita/domain/admin/admin-people.contract";
import type { ReportDetail } from "@visita/domain/admin/admin-reports.contract";
import { CHANNELS } from "@visita/domain/card/channels";
import type { Contacts } from "@visita/domain/card/contacts";
import { allContacts } from "@visita/domain/card/link-only";
import type { ChannelName } from "@visita/domain/card/vcard-contacts";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import { channelNameIn } from "@visita/domain/messages/channels";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import { addDays, isoTime, utcDay } from "../../lib/utc-time.ts";
import { findWholeCards, type HideableRow, hiddenStateOf } from "../card/visible-card.service.ts";
import { findViews } from "../insight/insight.service.ts";
import { describeReports, listQueue } from "../report/report-queue.service.ts";
import {
  type CardSegment,
  countCards,
  countReportsOf,
  findCardIds,
  findSuspicions,
  type ListedCardRow,
  listCardRows,
  listCardRowsByIds,
  listCardRowsByOwner,
} from "./admin-cards.store.ts";
import { readList } from "./admin-reads.service.ts";
import { cutPage, readPageKey } from "./page-key.ts";
import { findPersonRow } from "./people.store.ts";

const VIEW_DAYS = 30;

type Query = { find?: string | undefined; after?: string | undefined; segment?: CardSegment | undefined };
type ReportQuery = Parameters<typeof listQueue>[1];

export function listAdminCards(context: AppContext, query: Query) {
  return readList(context, (from) => readCards(from, query));
}

export function listReports(context: AppContext, query: ReportQuery) {
  return readList(context, (from) => listQueue(from, query));
}

/** Found ones are one page; everything else goes on at `next`. */
async function readCards(context: AppContext, { find = "", after, segment = "all" }: Query) {
  const { db, adminCounts } = context;
  const total = await adminCounts.get(`cards ${segment}`, () => countCards(db, segment));
  const text = find.trim().replace(/^\/c\//, "");
  if (text !== "") {
    const rows = await listCardRowsByIds(db, await findCardIds(db, text, ADMIN_PAGE_SIZE), segment);
    return { total, cards: await describe(context, rows), next: null };
  }
  const page = { segment, after: readPageKey(after), limit: ADMIN_PAGE_SIZE + 1 };
  const rows = await listCardRows(db, page);
  const { shown, next } = cutPage(rows, ADMIN_PAGE_SIZE, (row) => ({
    at: Number(row.listed_at),
    id: row.id,
  }));
  return { total, cards: await describe(context, shown), next };
}

export async function listCardsOf(context: AppContext, ownerId: string): Promise<Person["ownCards"]> {
  const rows = await listCardRowsByOwner(context.db, ownerId);
  const views = await viewsOf(context, rows);
  const shown = await findShown(context, rows);
  return rows.map((row) => ({
    cardid: row.id,
    username: row.username,
    fullname: row.fullname,
    ...shown(row),
    views: views.get(row.id) ?? 0,
    state: stateOf(row),
  }));
}

/** A reported card with all that is known of its reports; not who reported it. */
export async function getReportDetail(
  context: AppContext,
  cardId: string,
  language: OwnerLanguage,
): Promise<ReportDetail> {
  const row = await getCardRow(context, cardId);
  const owner = await findPersonRow(context.db, row.owner_id);
  const [listed] = await describe(context, [row]);
  const text = (await findWholeCards(context, [cardId])).get(cardId);
  return {
    cardid: row.id,
    username: row.username,
    fullname: row.fullname,
    occupation: text?.occupation ?? "",
    companyname: text?.companyname ?? "",
    bio: text?.bio ?? "",
    reading: text?.reading ?? "",
    secondSide: text?.secondSide ?? null,
    channels: channelsAsText(text ? allContacts(text) : {}, await channelNameIn(language)),
    color: text?.color ?? row.color,
    profilepic: text?.profilepic ?? null,
    owner: {
      accountid: row.owner_id,
      name: `${owner?.first_name ?? ""} ${owner?.last_name ?? ""}`.trim(),
      email: owner?.email ?? "",
    },
    createdAt: isoTime(row.created_at),
    views: listed?.views ?? 0,
    state: stateOf(row),
    suspicion: listed?.suspicion ?? null,
    ...(await describeReports(context, cardId)),
  };
}

/** In the order of the channel table, each with the owner's own label. */
function channelsAsText(contacts: Contacts, channelName: ChannelName): ReportDetail["channels"] {
  return CHANNELS.flatMap(({ key, label }) => {
    const contact = contacts[key];
    if (!contact) return [];
    const name = channelName(key, label);
    return { label: contact.title ? `${name} (${contact.title})` : name, value: contact.value };
  });
}

export async function getCardRow({ db }: AppContext, cardId: string): Promise<ListedCardRow> {
  const [row] = await listCardRowsByIds(db, [cardId]);
  if (!row) throw new AppError("not_found", TEXT.cardGone);
  return row;
}

async function describe(context: AppContext, rows: readonly ListedCardRow[]): Promise<ListedCard[]> {
  const ids = rows.map(({ id }) => id);
  const views = await viewsOf(context, rows);
  const reports = await countReportsOf(context.db, ids);
  const suspicions = await findSuspicions(context.db, ids);
  const shown = await findShown(context, rows);
  return rows.map((row) => ({
    cardid: row.id,
    username: row.username,
    fullname: row.fullname,
    ...shown(row),
    accountid: row.owner_id,
    createdAt: isoTime(row.created_at),
    views: views.get(row.id) ?? 0,
    state: stateOf(row),
    openReports: reports.get(row.id) ?? 0,
    suspicion: suspicions.get(row.id) ?? null,
  }));
}

/** What a team card shows is not all in its row. */
async function findShown(context: AppContext, rows: readonly ListedCardRow[]) {
  const ofTeams = rows.filter((row) => row.template_id !== null);
  const cards = await findWholeCards(
    context,
    ofTeams.map(({ id }) => id),
  );
  return (row: ListedCardRow) => {
    const { occupation, companyname, color } = cards.get(row.id) ?? row;
    return { occupation, companyname, color };
  };
}

function viewsOf(
  { db, now }: AppContext,
  rows: readonly ListedCardRow[],
): Promise<ReadonlyMap<string, number>> {
  const since = addDays(utcDay(now()), 1 - VIEW_DAYS);
  return findViews(
    db,
    rows.map(({ id }) => id),
    since,
  );
}

const STATES = { taken_down: "down", legal: "down", gone: "gone", left: "gone", resting: "paused" } as const;

function stateOf(row: HideableRow): CardState {
  const hidden = hiddenStateOf(row);
  return hidden === null ? "live" : STATES[hidden];
}

import { ADMIN_PAGE_SIZE } from "@visita/domain/admin/admin.constants";
import { ADMIN_MESSAGES as TEXT } from "@visita/domain/admin/admin.messages";
import type { ListedPerson, Person } from "@visita/domain/admin/admin-people.contract";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import { isoTime } from "../../lib/utc-time.ts";
import {
  findActiveAccounts,
  findGrantedDay,
  findPlan,
  selectEntitling,
} from "../billing/subscription.service.ts";
import { listCardsOf } from "./admin-cards.service.ts";
import { readList } from "./admin-reads.service.ts";
import { listActionsOn } from "./audit.service.ts";
import { cutPage, readPageKey } from "./page-key.ts";
import {
  countCardsByOwners,
  countRowsOf,
  countSegment,
  findAccountIds,
  findLastSeen,
  findPersonRow,
  type ListedAccount,
  listAccounts,
  listAccountsByIds,
  type Segment,
} from "./people.store.ts";

type Query = {
  find?: string | undefined;
  after?: string | undefined;
  segment?: Segment | undefined;
};

export function listPeople(context: AppContext, query: Query) {
  return readList(context, (from) => readPeople(from, query));
}

/** A search returns one page; a list continues at `next`. */
async function readPeople(context: AppContext, { find = "", after, segment = "all" }: Query) {
  const { db } = context;
  const total = await countPeople(context, segment);
  const text = find.trim();
  if (text !== "") {
    const rows = await listAccountsByIds(db, await findAccountIds(db, text, ADMIN_PAGE_SIZE));
    const people = (await describe(context, rows)).filter((person) => isIn(segment, person));
    return { total, people, next: null };
  }
  const limit = ADMIN_PAGE_SIZE + 1;
  // Walking reads about limit * all / total accounts, and sorting reads the total.
  const isRare = segment === "premium" && total * total < limit * (await countPeople(context, "all"));
  const page = { ...inSegment(context, segment), isRare, after: readPageKey(after), limit };
  const rows = await listAccounts(db, page);
  const { shown, next } = cutPage(rows, ADMIN_PAGE_SIZE, (row) => ({ at: row.created_at, id: row.id }));
  return { total, people: await describe(context, shown), next };
}

function countPeople(context: AppContext, segment: Segment): Promise<number> {
  return context.adminCounts.get(`people ${segment}`, () =>
    countSegment(context.db, inSegment(context, segment)),
  );
}

function inSegment(context: AppContext, segment: Segment) {
  return { segment, entitling: selectEntitling(context) };
}

/** Without what is nobody else's business: passwords, codes, contacts and favourites are not even read. */
export async function getPerson(context: AppContext, accountId: string): Promise<Person> {
  const { db, adminEmails } = context;
  const row = await findPersonRow(db, accountId);
  if (!row) throw new AppError("not_found", TEXT.accountGone);
  const [listed] = await describe(context, [row]);
  const plan = await findPlan(context, accountId);
  const ownCards = await listCardsOf(context, accountId);
  return {
    ...(listed as ListedPerson),
    premiumUntil: plan.until === null ? null : isoTime(plan.until),
    grantedUntil: await findGrantedDay(context, accountId),
    suspendedAt: row.suspended_at === null ? null : isoTime(row.suspended_at),
    suspendedFor: row.suspended_for,
    hasLeft: row.left_at !== null,
    sessions: await countRowsOf(db, "session", accountId),
    passkeys: await countRowsOf(db, "passkey", accountId),
    ownCards,
    audit: await listActionsOn(
      context,
      accountId,
      ownCards.map(({ cardid }) => cardid),
    ),
    isAdmin: adminEmails.has(row.email),
  };
}

async function describe(context: AppContext, rows: readonly ListedAccount[]): Promise<ListedPerson[]> {
  const { db } = context;
  const ids = rows.map(({ id }) => id);
  const premium = await findActiveAccounts(context, ids);
  const cards = await countCardsByOwners(db, ids);
  const seen = await findLastSeen(db, ids);
  return rows.map((row) => {
    const lastSeen = seen.get(row.id);
    return {
      accountid: row.id,
      name: `${row.first_name} ${row.last_name}`.trim(),
      email: row.email,
      isPremium: premium.has(row.id),
      isSuspended: row.suspended_at !== null,
      cards: cards.get(row.id) ?? 0,
      memberSince: isoTime(row.created_at),
      lastSeen: lastSeen === undefined ? null : isoTime(lastSeen),
    };
  });
}

function isIn(segment: Segment, person: ListedPerson): boolean {
  if (segment === "premium") return person.isPremium;
  return segment === "all" || person.isSuspended;
}

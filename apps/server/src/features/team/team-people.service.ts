import { MESSAGES } from "@visita/domain/messages";
import type { TeamRole } from "@visita/domain/team/team.contract";
import { TEAM_MESSAGES as TEXT } from "@visita/domain/team/team.messages";
import { isAtLeast } from "@visita/domain/team/team.rights";
import type { TeamPerson, TeamPersonDetails } from "@visita/domain/team/team-people.contract";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { findTeamCards } from "../card/team-card.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import { countWeekViews } from "../insight/team-insight.service.ts";
import { renewInvitation } from "./invitation-mail.service.ts";
import { CHANGE_LIMIT } from "./team.rules.ts";
import { forbidden, type Member, requireStill } from "./team-access.ts";
import { recordAction } from "./team-action.service.ts";
import {
  countPeople,
  findPersonPlace,
  type ListedPersonRow,
  listPeople,
  type PeopleFilter,
} from "./team-people-list.store.ts";
import {
  countOtherOwners,
  countTeamPeople,
  findPerson,
  type PersonRow,
  updatePerson,
} from "./team-person.store.ts";

const PAGE_SIZE = 50;
/** Whom members see. */
const LEADERS_MAX = 10;

type Query = Omit<PeopleFilter, "now"> & { readonly page: number; readonly after?: string | undefined };

export async function listTeamPeople(
  context: AppContext,
  { teamId, accountId }: Member,
  { page, after, find, ...query }: Query,
) {
  const { db, now } = context;
  const filter = {
    ...query,
    find: find.trim().replace(/^\/c\//, ""),
    now: now(),
  };
  const last = after === undefined ? undefined : await getPlace(db, teamId, after, accountId);
  const offset = last ? 0 : (page - 1) * PAGE_SIZE;
  const place = { you: accountId, offset, limit: PAGE_SIZE + 1, after: last };
  const found = await listPeople(db, teamId, filter, place);
  const rows = found.slice(0, PAGE_SIZE);
  const isAll = Object.keys({ ...query, ...(filter.find && { find }) }).length === 0;
  const { total } = await countTeamPeople(db, teamId);
  return {
    people: await describePeople(context, teamId, accountId, rows),
    found: isAll ? total : await countPeople(db, teamId, filter),
    total,
    next: found.length > PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null,
  };
}

async function getPlace(db: Db, teamId: string, personId: string, you: string) {
  const place = await findPersonPlace(db, teamId, personId, you);
  if (!place) throw new AppError("not_found", MESSAGES.notFound);
  return place;
}

async function describePeople(
  { db }: AppContext,
  teamId: string,
  accountId: string,
  rows: readonly ListedPersonRow[],
): Promise<TeamPerson[]> {
  const cards = await findTeamCards(
    db,
    teamId,
    rows.flatMap(({ card_id }) => card_id ?? []),
  );
  return rows.map((row) => {
    const card = cards.get(row.card_id ?? "");
    const isHere = row.account_id !== null;
    return {
      personid: row.id,
      name: row.shown_name,
      email: row.account_email ?? row.email,
      role: row.role as TeamRole,
      joinedAt: row.joined_at,
      invitedAt: row.invited_at ?? row.created_at,
      expiresAt: isHere ? null : row.expires_at,
      remindedAt: isHere ? null : row.reminded_at,
      isYou: row.account_id === accountId,
      card: card
        ? {
            cardid: card.cardid,
            username: card.username,
            occupation: card.occupation,
            profilepic: card.profilepic,
            color: card.color,
            templateid: card.templateId,
          }
        : null,
    };
  });
}

/** For the members of a team: whom to ask. The owners first. */
export async function listLeaders(context: AppContext, { teamId, accountId }: Member) {
  const place = { you: accountId, offset: 0, limit: LEADERS_MAX };
  const filter = { find: "", now: context.now(), state: "here" } as const;
  const owners = await listPeople(context.db, teamId, { ...filter, role: "owner" }, place);
  const admins = await listPeople(context.db, teamId, { ...filter, role: "admin" }, place);
  const rows = [...owners, ...admins].slice(0, LEADERS_MAX);
  return (await describePeople(context, teamId, accountId, rows)).map(({ name, email, role, card }) => ({
    ...{ name, email, role },
    profilepic: card?.profilepic ?? null,
    color: card?.color ?? null,
  }));
}

/** Throws `not_found` for who is not in the team. */
export async function describePerson(
  context: AppContext,
  member: Member,
  personId: string,
): Promise<TeamPerson> {
  return (await findDescribed(context, member, personId)).person;
}

async function findDescribed(context: AppContext, { teamId, accountId }: Member, personId: string) {
  const filter = { find: "", now: context.now(), person: personId };
  const rows = await listPeople(context.db, teamId, filter, { you: accountId, offset: 0, limit: 1 });
  const [person] = await describePeople(context, teamId, accountId, rows);
  const [row] = rows;
  if (!person || !row) throw personNotFound();
  return { person, row };
}

/** With what only their own page shows. */
export async function describePersonDetails(
  context: AppContext,
  member: Member,
  personId: string,
): Promise<TeamPersonDetails> {
  const { person, row } = await findDescribed(context, member, personId);
  const viewsThisWeek = person.card && (await countWeekViews(context, person.card.cardid));
  return { ...person, viewsThisWeek, isOnPage: row.on_page === 1 };
}

/** Owners alone give roles; a team keeps an owner. */
export async function setRole(
  context: AppContext,
  member: Member,
  personId: string,
  role: TeamRole,
): Promise<TeamPerson> {
  const { db, limits } = context;
  const { teamId, accountId } = member;
  await limits.hit(CHANGE_LIMIT, accountId);
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, teamId);
    await requireStill(trx, member);
    const person = await getPerson(trx, teamId, personId);
    if (person.role === role) return;
    if (person.role === "owner") await requireOtherOwner(trx, person);
    await updatePerson(trx, personId, { role });
    await recordAction(context, trx, member, {
      action: "role_changed",
      subject: person.name,
      from: person.role,
      to: role,
    });
  });
  return describePerson(context, member, personId);
}

/** In a transaction that has locked the team. */
export async function requireOtherOwner(trx: Db, person: PersonRow): Promise<void> {
  if (person.account_id === null || person.role !== "owner") return;
  if ((await countOtherOwners(trx, person.team_id, person.id)) === 0)
    throw new AppError("last_owner", TEXT.lastOwner);
}

/** Somebody whom the caller may change: nobody above them. */
export async function getPersonBelow(
  trx: Db,
  { teamId, role }: Member,
  personId: string,
): Promise<PersonRow> {
  const person = await getPerson(trx, teamId, personId);
  if (!isAtLeast(role, person.role as TeamRole)) throw forbidden();
  return person;
}

export async function getPerson(db: Db, teamId: string, personId: string): Promise<PersonRow> {
  const person = await findPerson(db, teamId, personId);
  if (!person) throw personNotFound();
  return person;
}

export async function renew(context: AppContext, member: Member, personId: string): Promise<TeamPerson> {
  const { db, limits, mail } = context;
  const { team, teamId, accountId } = member;
  await limits.hit(CHANGE_LIMIT, accountId);
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, teamId);
    await requireStill(trx, member);
    const person = await getPersonBelow(trx, member, personId);
    if (person.account_id !== null) throw new AppError("already_done", TEXT.alreadyIn);
    await renewInvitation(context, trx, team, person, accountId);
    await recordAction(context, trx, member, { action: "invitation_renewed", subject: person.name });
  });
  mail.kick();
  return describePerson(context, member, personId);
}

function personNotFound(): AppError {
  return new AppError("not_found", TEXT.personNotFound);
}

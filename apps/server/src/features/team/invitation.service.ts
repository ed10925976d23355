import { setImmediate as nextTurn } from "node:timers/promises";
import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import { proposeUsername } from "@visita/domain/card/username-proposal";
import { type InvitationLook, SHOWN_ROWS } from "@visita/domain/team/invitation.contract";
import {
  type InvitedRow,
  invitedCheck,
  type LeftOut,
  MAX_INVITED,
  type ReadRow,
  splitInvited,
} from "@visita/domain/team/invited-rows";
import { TEAM_MESSAGES as TEXT } from "@visita/domain/team/team.messages";
import { endingOf, isTheirs, storedTemplate, type Template } from "@visita/domain/team/template";
import type { AppContext } from "../../core/app-context.ts";
import type { Trx } from "../../db/database.ts";
import { flushLog } from "../../db/flush-log.ts";
import { AppError } from "../../lib/app-error.ts";
import { mapInTurns } from "../../lib/event-loop.ts";
import { newId } from "../../lib/tokens.ts";
import { insertTeamCards, type NewTeamCard } from "../card/team-card.service.ts";
import { findTakenUsernames, proposeFreeUsernames } from "../card/username-proposals.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import { INVITATION_MS, REMINDER_MS, sendInvitations } from "./invitation-mail.service.ts";
import { findSeatsLeft } from "./seats.service.ts";
import { type Member, requireStill } from "./team-access.ts";
import { recordAction } from "./team-action.service.ts";
import { countTeamPeople, insertPeople, listEmails } from "./team-person.store.ts";
import { getTemplate } from "./template.service.ts";
import type { TemplateRow } from "./template.store.ts";

const LOOK_LIMIT: Limit = { name: "team-look", hits: 300, windowMs: 60 * 60_000 };
const INVITE_LIMIT: Limit = { name: "team-invite", hits: 60, windowMs: 60 * 60_000 };
const MAX_NAMED_LEFT_OUT = 50;
const PEOPLE_PER_INSERT = 50;

/** The rows of a list or a sheet, and what was chosen for them. */
export type Invitation = {
  readonly templateid: string;
  readonly rows: readonly InvitedRow[];
  /** By row, where they differ from those proposed. */
  readonly usernames: Readonly<Record<string, string>>;
};

type Proposed = ReadRow & { readonly username: string; readonly taken: string };

/** Writes nothing. */
export async function lookAtInvitation(
  context: AppContext,
  { teamId, accountId }: Member,
  invitation: Invitation,
  columns: InvitationLook["columns"] = [],
): Promise<InvitationLook> {
  const { db, limits } = context;
  await limits.hit(LOOK_LIMIT, accountId);
  const { fields, logo } = await getTemplate(db, teamId, invitation.templateid);
  const template = storedTemplate(fields, logo);
  const { invited, leftOut } = await proposeInvited(context, teamId, template, invitation);
  const { total } = await countTeamPeople(db, teamId);
  return {
    columns: columns.map((column) =>
      isWanted(template, column.field) ? column : { ...column, field: null },
    ),
    shown: invited.slice(0, SHOWN_ROWS),
    people: invited.length,
    leftOut: { count: leftOut.length, rows: leftOut.slice(0, MAX_NAMED_LEFT_OUT) },
    total: total + invited.length,
    seatsLeft: await findSeatsLeft(context, db, teamId),
  };
}

/** All cards and all mails in one transaction: after a crash everybody is there, or nobody. */
export async function invite(context: AppContext, member: Member, invitation: Invitation) {
  const { db, limits, mail } = context;
  const { teamId, accountId } = member;
  await limits.hit(INVITE_LIMIT, accountId);
  const row = await getTemplate(db, teamId, invitation.templateid);
  const { invited, leftOut } = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, teamId);
    await requireStill(trx, member);
    const inTransaction = { ...context, db: trx as AppContext["db"] };
    const template = storedTemplate(row.fields, row.logo);
    const proposed = await proposeInvited(inTransaction, teamId, template, invitation);
    await requireSeats(context, trx, teamId, proposed.invited.length);
    await addInvited(context, trx, member, row, proposed.invited);
    if (proposed.invited.length > PEOPLE_PER_INSERT) await flushLog(trx);
    return proposed;
  });
  mail.kick();
  return {
    invited: invited.length,
    cards: invited.map(({ name, email, username }) => ({ name, email, username })),
    leftOut: leftOut.length,
  };
}

/** Their cards, their places in the team and their mails. In a transaction that has locked the team. */
export async function addInvited(
  context: AppContext,
  trx: Trx,
  member: Member,
  template: TemplateRow,
  invited: readonly Proposed[],
): Promise<void> {
  const { now } = context;
  const { teamId, accountId } = member;
  if (invited.length === 0) return;
  const people = await mapInTurns(invited, (person) => ({
    ...person,
    id: newId(),
    card: toCard(teamId, person),
  }));
  const companyname = companyOf(storedTemplate(template.fields, template.logo));
  await insertTeamCards(
    context,
    trx,
    { teamId, templateId: template.id, companyname },
    people.map(({ card }) => card),
  );
  const at = now();
  const rows = people.map(({ id, card, email, name }) => ({
    ...{ id, team_id: teamId, account_id: null, card_id: card.id, role: "member", email, name },
    ...{ created_at: at, invited_at: at, invited_by: accountId },
    ...{ expires_at: at + INVITATION_MS, remind_at: at + REMINDER_MS },
  }));
  for (let start = 0; start < rows.length; start += PEOPLE_PER_INSERT) {
    await insertPeople(trx, rows.slice(start, start + PEOPLE_PER_INSERT));
    // Others are answered in between.
    await nextTurn();
  }
  await sendInvitations(context, trx, member.team, rows);
  await recordAction(context, trx, member, {
    action: "people_invited",
    subject: people.length === 1 ? (people[0]?.name ?? "") : template.name,
    count: people.length,
  });
}

/** In a transaction that has locked the team. */
export async function requireSeats(
  context: AppContext,
  trx: Trx,
  teamId: string,
  wanted: number,
): Promise<void> {
  const seats = await findSeatsLeft(context, trx, teamId);
  if (seats !== null && wanted > seats) throw new AppError("seats_full", TEXT.seatsFull({ count: seats }));
}

/** Whether a card takes this column of a sheet: what the template sets for everybody is left out. */
function isWanted(template: Template, field: InvitationLook["columns"][number]["field"]): boolean {
  if (field === "role") return isTheirs(template, "occupation");
  if (field === "phone") return isTheirs(template, "contacts.phonenumber");
  return field === "name" || field === "firstName" || field === "lastName" || field === "email";
}

function toCard(teamId: string, { name, email, occupation, phone, username }: Proposed): NewTeamCard {
  return {
    id: newId(),
    ownerId: teamId,
    username,
    fullname: name,
    occupation,
    contacts: { email: { value: email }, ...(phone && { phonenumber: { value: phone } }) },
  };
}

function companyOf({ companyname }: Template): string {
  return companyname.rule === "fixed" ? companyname.value : "";
}

/** Who is invited under which username, and who is left out. */
export async function proposeInvited(
  context: AppContext,
  teamId: string,
  template: Template,
  { rows, usernames }: Pick<Invitation, "rows" | "usernames">,
): Promise<{ invited: Proposed[]; leftOut: LeftOut[] }> {
  if (rows.length > MAX_INVITED) throw new AppError("bad_request", TEXT.tooManyPeople({ max: MAX_INVITED }));
  const check = invitedCheck(await listEmails(context.db, teamId), endingOf(template.channels.email));
  const { invited, leftOut } = splitInvited(await mapInTurns(rows, check));
  const chosen = await readChosen(context, invited, usernames);
  const problems = [...leftOut, ...chosen.leftOut];
  const wrong = new Set(problems.map(({ row }) => row));
  const others = invited.filter(({ row }) => !chosen.names.has(row) && !wrong.has(row));
  const fromNames = await mapInTurns(others, ({ name }) => proposeUsername(name));
  const wishes = await mapInTurns(
    others,
    ({ email }, at) => fromNames[at] || proposeUsername(email.split("@")[0] ?? "") || "card",
  );
  const taken = new Set([...chosen.names.values()].map(usernameKey));
  const proposed = await proposeFreeUsernames(context, wishes, taken);
  const names = new Map(
    others.map(({ row }, at) => {
      const [wish = "", username = wish] = [wishes[at], proposed[at]];
      return [row, { username, taken: username === wish ? "" : wish }] as const;
    }),
  );
  const isFromEmail = new Set(others.flatMap(({ row }, at) => (fromNames[at] === "" ? [row] : [])));
  return {
    invited: invited
      .filter(({ row }) => !wrong.has(row))
      .map((person) => ({
        ...person,
        ...(names.get(person.row) ?? { username: chosen.names.get(person.row) ?? "", taken: "" }),
        isFromEmail: person.isFromEmail || isFromEmail.has(person.row),
      })),
    leftOut: problems.toSorted((one, other) => one.row - other.row),
  };
}

/** Usernames that somebody typed: each must be free, and is given once. */
async function readChosen(
  context: AppContext,
  invited: readonly ReadRow[],
  usernames: Readonly<Record<string, string>>,
): Promise<{ names: Map<number, string>; leftOut: LeftOut[] }> {
  const typed = invited.flatMap((person) => {
    const username = usernames[String(person.row)]?.trim();
    return username === undefined ? [] : [{ ...person, username }];
  });
  const taken = new Set(
    await findTakenUsernames(
      context,
      typed.map(({ username }) => username),
    ),
  );
  const names = new Map<number, string>();
  const leftOut: LeftOut[] = [];
  for (const { row, name, username } of typed) {
    const key = usernameKey(username);
    const refused = { row, name, value: username };
    if (usernameProblem(username)) leftOut.push({ ...refused, problem: "usernameWrong" });
    else if (taken.has(key)) leftOut.push({ ...refused, problem: "usernameTaken" });
    else names.set(row, username);
    taken.add(key);
  }
  return { names, leftOut };
}

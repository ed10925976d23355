import { setImmediate as nextTurn } from "node:timers/promises";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { findRecipient, recipientsAt } from "../account/account.service.ts";
import { findUsernames } from "../card/team-card.service.ts";
import { invitationToken } from "./invitation-token.ts";
import { findTeam, type TeamRow } from "./team.store.ts";
import { listDueReminders, type PersonRow, takeReminder, updatePerson } from "./team-person.store.ts";

const DAY_MS = 24 * 60 * 60_000;
/** How long the link of an invitation is valid. */
export const INVITATION_MS = 14 * DAY_MS;
export const REMINDER_MS = 3 * DAY_MS;
const REMINDERS_PER_RUN = 200;
const MAILS_PER_TURN = 50;

type Invited = Pick<PersonRow, "id" | "email" | "name"> & {
  readonly card_id: string | null;
  readonly invited_at: number | null;
  readonly invited_by: string | null;
  readonly expires_at: number | null;
};

/** One mail to each, in the transaction that invites them. */
export async function sendInvitations(
  context: AppContext,
  trx: Db,
  team: Pick<TeamRow, "name">,
  people: readonly Invited[],
  isReminder = false,
): Promise<void> {
  const names = new Map<string | null, string | null>();
  for (const by of new Set(people.map(({ invited_by }) => invited_by))) {
    names.set(by, by === null ? null : await nameOf(trx, by));
  }
  for (let start = 0; start < people.length; start += MAILS_PER_TURN) {
    const some = people.slice(start, start + MAILS_PER_TURN);
    const usernames = await findUsernames(
      trx,
      some.flatMap(({ card_id }) => card_id ?? []),
    );
    const recipients = await recipientsAt(
      trx,
      some.map(({ email }) => email),
    );
    const mails = some.flatMap((person, at) => {
      const username = usernames.get(person.card_id ?? "");
      const to = recipients[at];
      if (!to || username === undefined || person.expires_at === null) return [];
      const mail = {
        kind: "team_invitation",
        team: team.name,
        name: person.name,
        invitedBy: names.get(person.invited_by) ?? null,
        email: person.email,
        username,
        token: invitationToken(context.invitationKeys, person),
        isReminder,
        until: person.expires_at,
        expiresAt: person.expires_at,
      } as const;
      return [{ to, mail }];
    });
    await context.mail.enqueueAll(trx, mails);
    // Others are answered in between.
    await nextTurn();
  }
}

async function nameOf(db: Db, accountId: string): Promise<string | null> {
  const account = await findRecipient(db, accountId);
  return account ? `${account.first_name} ${account.last_name}`.trim() : null;
}

/** Background job: one reminder for each invitation, to who has neither taken nor declined it. */
export async function remindInvited(context: AppContext): Promise<void> {
  const { db, now, mail } = context;
  const due = await listDueReminders(db, now(), REMINDERS_PER_RUN);
  for (const { id, team_id } of due) {
    await db.transaction().execute(async (trx) => {
      const person = await takeReminder(trx, id, now());
      const team = person && (await findTeam(trx, team_id));
      const isOver = !person || (person.expires_at ?? 0) <= now() || team?.deleted_at !== null;
      if (team && !isOver) await sendInvitations(context, trx, team, [person], true);
    });
  }
  if (due.length > 0) mail.kick();
}

/** Sent again by hand: the former link ends, and there is one reminder again. */
export async function renewInvitation(
  context: AppContext,
  trx: Db,
  team: TeamRow,
  person: PersonRow,
  invitedBy: string,
): Promise<void> {
  const at = context.now();
  const changes = {
    // A link is told from the former one by its time.
    invited_at: Math.max(at, (person.invited_at ?? 0) + 1),
    invited_by: invitedBy,
    expires_at: at + INVITATION_MS,
    remind_at: at + REMINDER_MS,
    reminded_at: null,
  };
  await updatePerson(trx, person.id, changes);
  await sendInvitations(context, trx, team, [{ ...person, ...changes }]);
}

import { setImmediate as nextTurn } from "node:timers/promises";
import type { TeamOverview } from "@visita/domain/team/team.contract";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { flushLog } from "../../db/flush-log.ts";
import { findAccount, recipientsAt } from "../account/account.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import { CHANGE_LIMIT } from "./team.rules.ts";
import { describeTeam } from "./team.service.ts";
import { findTeam, updateTeam } from "./team.store.ts";
import { type Member, requireStill, teamNotFound } from "./team-access.ts";
import { recordAction } from "./team-action.service.ts";
import { listMemberEmails } from "./team-person.store.ts";

const MAILS_PER_TURN = 50;

/** From now on, or no longer. What was left before stays as it is; all members are told when it is turned on. */
export async function setSharing(
  context: AppContext,
  member: Member,
  isShared: boolean,
): Promise<TeamOverview> {
  const { db, now, limits, mail } = context;
  const { teamId, accountId } = member;
  await limits.hit(CHANGE_LIMIT, accountId);
  const team = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, teamId);
    const { team: stored } = await requireStill(trx, member);
    if ((stored.contacts_shared_at !== null) === isShared) return stored;
    await updateTeam(trx, teamId, { contacts_shared_at: isShared ? now() : null });
    await recordAction(context, trx, member, {
      action: isShared ? "sharing_on" : "sharing_off",
      subject: stored.name,
    });
    if (isShared) await tellMembers(context, trx, member);
    return findTeam(trx, teamId);
  });
  if (!team) throw teamNotFound();
  mail.kick();
  return describeTeam(context, { ...member, team });
}

async function tellMembers(context: AppContext, trx: Db, { team, teamId, accountId }: Member): Promise<void> {
  const { first_name, last_name } = await findAccount(trx, accountId);
  const values = {
    kind: "team_contacts_shared",
    team: team.name,
    by: `${first_name} ${last_name}`.trim(),
  } as const;
  const emails = await listMemberEmails(trx, teamId);
  for (let start = 0; start < emails.length; start += MAILS_PER_TURN) {
    const recipients = await recipientsAt(trx, emails.slice(start, start + MAILS_PER_TURN));
    await context.mail.enqueueAll(
      trx,
      recipients.map((to) => ({ to, mail: values })),
    );
    // Others are answered in between.
    await nextTurn();
  }
  if (emails.length > MAILS_PER_TURN) await flushLog(trx);
}

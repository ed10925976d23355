/** Webhooks of a team: those of the account that holds it, in the hands of its owners. */
import type { TeamActionName } from "@visita/domain/team/team-action.contract";
import type { AppContext } from "../../core/app-context.ts";
import type { Trx } from "../../db/database.ts";
import { findAccount, findActiveRecipient } from "../account/account.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import type { Holder } from "../webhook/webhook.service.ts";
import { type Member, requireStill } from "./team-access.ts";
import { recordAction } from "./team-action.service.ts";

const ACTIONS = {
  added: "webhook_added",
  changed: "webhook_changed",
  deleted: "webhook_deleted",
} as const satisfies Record<string, TeamActionName>;

/** Each change is recorded; all owners are told of a new one. */
export function teamHolder(context: AppContext, member: Member): Holder {
  const { teamId, accountId } = member;
  return {
    accountId: teamId,
    by: accountId,
    async alsoWrite(trx, what, url) {
      await lockAccount(trx, teamId);
      await requireStill(trx, member);
      // Admins read the list: a path may be a secret of the receiver.
      await recordAction(context, trx, member, { action: ACTIONS[what], subject: new URL(url).host });
      if (what === "added") await tellOwners(context, trx, member);
    },
  };
}

async function tellOwners(
  { mail, now, findOwners }: AppContext,
  trx: Trx,
  { team, teamId, accountId }: Member,
): Promise<void> {
  const { first_name, last_name } = await findAccount(trx, accountId);
  const by = `${first_name} ${last_name}`.trim();
  for (const owner of await findOwners(trx, teamId)) {
    const to = await findActiveRecipient(trx, owner);
    if (to) await mail.enqueue(trx, to, { kind: "team_webhook_added", team: team.name, by, at: now() });
  }
}

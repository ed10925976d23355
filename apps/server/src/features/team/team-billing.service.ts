import { BILLING_MESSAGES } from "@visita/domain/billing/billing.messages";
import { FREE_SEATS } from "@visita/domain/team/seats";
import type { TeamSubscription } from "@visita/domain/team/team-billing.contract";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { findAccount } from "../account/account.service.ts";
import { openPortal, startCheckout } from "../billing/checkout.service.ts";
import { findProvided, requireProvider } from "../billing/payment-call.service.ts";
import { listPlans } from "../billing/plans.service.ts";
import { findSeats, followPeople } from "../billing/seats.service.ts";
import { describeSubscription } from "../billing/subscription.service.ts";
import { confirmCheckout } from "../billing/webhook.service.ts";
import { countTeamCards } from "../card/team-card.service.ts";
import { listOwners, listPayingTeams } from "./team.store.ts";
import type { Member } from "./team-access.ts";

const TEAMS_PER_RUN = 200;

const pageOf = ({ teamId }: Member) => `/team/billing?team=${teamId}` as const;

export async function describeTeamSubscription(
  context: AppContext,
  { teamId }: Pick<Member, "teamId">,
  sessionId?: string,
): Promise<TeamSubscription> {
  const provided = findProvided(context);
  const isCheckoutPaid =
    provided && sessionId !== undefined && (await confirmCheckout(provided, teamId, sessionId));
  const seats = await findSeats(context, teamId);
  const people = await countTeamCards(context.db, teamId);
  const bounded = seats ?? { paid: FREE_SEATS, next: 0 };
  return {
    ...(await describeSubscription(context, teamId)),
    ...(isCheckoutPaid && { isCheckoutPaid }),
    plans: provided ? [...(await listPlans(provided)).team] : [],
    people,
    seats: bounded === "unlimited" ? null : bounded.paid,
    nextSeats: bounded === "unlimited" ? 0 : bounded.next,
  };
}

/** For those who have a card at least. */
export async function startTeamCheckout(
  context: AppContext,
  member: Member,
  { planId, seats }: { planId: string; seats: number },
): Promise<{ url: string }> {
  const provided = requireProvider(context, BILLING_MESSAGES.sessionFailed);
  const { teamId, accountId } = member;
  const { email } = await findAccount(context.db, accountId);
  const quantity = Math.max(seats, await countTeamCards(context.db, teamId));
  const order = { planId, offer: "team", quantity, page: pageOf(member) } as const;
  return { url: await startCheckout(provided, { id: teamId, email }, order) };
}

export async function openTeamPortal(context: AppContext, member: Member): Promise<{ url: string }> {
  const provided = requireProvider(context, BILLING_MESSAGES.portalFailed);
  return { url: await openPortal(provided, member.teamId, pageOf(member)) };
}

/** Of an account that holds a team, its owners; else the account itself. */
export async function findOwners(db: Db, accountId: string): Promise<readonly string[]> {
  const owners = await listOwners(db, accountId);
  return owners.length > 0 ? owners : [accountId];
}

/** Background job: the next payment of each team is for the people who have a card. Runs on one instance at a time. */
export function followAllPeople(context: AppContext): Promise<void> {
  return context.exclusive.unlessTaken("team seats", async () => {
    const provided = findProvided(context);
    if (!provided) return;
    const { db, billing } = provided;
    for (const teamId of await listPayingTeams(db, billing.provider.kind, TEAMS_PER_RUN)) {
      await followPeople(provided, teamId, await countTeamCards(db, teamId));
    }
  });
}

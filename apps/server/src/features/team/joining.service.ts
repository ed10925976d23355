import type { CurrentUser } from "@visita/domain/account/session.contract";
import { proposeUsername } from "@visita/domain/card/username-proposal";
import { isMailProvider } from "@visita/domain/team/mail-providers";
import type { TeamOverview } from "@visita/domain/team/team.contract";
import { TEAM_MESSAGES as TEXT } from "@visita/domain/team/team.messages";
import { storedTemplate } from "@visita/domain/team/template";
import type { AppContext } from "../../core/app-context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { newId } from "../../lib/tokens.ts";
import { findAccount } from "../account/account.service.ts";
import { insertTeamCards } from "../card/team-card.service.ts";
import { proposeFreeUsernames } from "../card/username-proposals.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import { requireSeats } from "./invitation.service.ts";
import { takePlace } from "./invitation-claim.service.ts";
import { CHANGE_LIMIT } from "./team.rules.ts";
import { describeTeam } from "./team.service.ts";
import { findTeam, type TeamRow, updateTeam } from "./team.store.ts";
import { type Member, requireStill, teamNotFound } from "./team-access.ts";
import { recordAction } from "./team-action.service.ts";
import { emitTeamEvent } from "./team-event.service.ts";
import {
  findPersonByEmail,
  insertPerson,
  isInTeam,
  listLeaderEmails,
  updatePerson,
} from "./team-person.store.ts";
import { getTemplate } from "./template.service.ts";

type Joining = { readonly domain: string; readonly templateid: string };

export async function setJoining(
  context: AppContext,
  member: Member,
  joining: Joining | null,
): Promise<TeamOverview> {
  const { db, limits } = context;
  const { teamId, accountId } = member;
  await limits.hit(CHANGE_LIMIT, accountId);
  const domain = joining?.domain.trim().toLowerCase().replace(/^@/, "") ?? null;
  const changes = { join_domain: domain, join_template_id: joining?.templateid ?? null };
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, teamId);
    await requireStill(trx, member);
    if (domain !== null) await requireOwnDomain(trx, teamId, domain);
    if (joining) await getTemplate(trx, teamId, joining.templateid);
    await updateTeam(trx, teamId, changes);
    await recordAction(context, trx, member, { action: "joining_changed", subject: domain ?? "" });
  });
  return describeTeam(context, { ...member, team: { ...member.team, ...changes } });
}

/** That of an address which an owner or an admin has confirmed, and not of a provider of mail for everybody. */
async function requireOwnDomain(trx: Db, teamId: string, domain: string): Promise<void> {
  const own = (await listLeaderEmails(trx, teamId)).map(domainOf);
  if (own.includes(domain) && !isMailProvider(domain)) return;
  const text = TEXT.domainOfOthers({ domain });
  throw new AppError("invalid_input", text, { fields: { domain: text } });
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}

/** By the domain of the caller's confirmed address. Who was invited there takes the card that waits for them. */
export async function joinTeam(context: AppContext, { userid }: CurrentUser, teamId: string) {
  const { db, limits } = context;
  await limits.hit(CHANGE_LIMIT, userid);
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, teamId);
    const team = await findTeam(trx, teamId);
    const account = await findAccount(trx, userid);
    const mayJoin =
      team?.deleted_at === null &&
      team.join_domain !== null &&
      team.join_template_id !== null &&
      account.email_verified_at !== null &&
      domainOf(account.email) === team.join_domain;
    if (!team || !mayJoin) throw teamNotFound();
    if (await isInTeam(trx, teamId, userid)) throw new AppError("already_done", TEXT.alreadyIn);
    return admit(context, trx, team, { account, templateId: team.join_template_id as string });
  });
}

type Joiner = { readonly account: Awaited<ReturnType<typeof findAccount>>; readonly templateId: string };

/** In a transaction that has locked the team. Whoever was invited takes the card that waits for them. */
export async function admit(context: AppContext, trx: Trx, team: TeamRow, { account, templateId }: Joiner) {
  const now = context.now();
  const { id: accountId, email } = account;
  const actor = { teamId: team.id, accountId };
  const name = `${account.first_name} ${account.last_name}`.trim();
  await recordAction(context, trx, actor, { action: "person_joined", subject: name });
  const invited = await findPersonByEmail(trx, team.id, email);
  const personId = invited?.id ?? newId();
  await emitTeamEvent(context, trx, "team.member_joined", team, { personId, name, email });
  if (invited) return takePlace(context, trx, invited, accountId);
  const person = { id: personId, team_id: team.id, account_id: accountId, card_id: null, role: "member" };
  await insertPerson(trx, { ...person, email, name, created_at: now, joined_at: now });
  return addCardOf(context, trx, actor, { personId, templateId });
}

/** Who started a team has no card of it until they want one. */
export async function makeOwnCard(context: AppContext, member: Member, templateId: string) {
  const { db, limits } = context;
  const { teamId, accountId, personId } = member;
  await limits.hit(CHANGE_LIMIT, accountId);
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, teamId);
    const { cardId } = await requireStill(trx, member);
    if (cardId !== null) throw new AppError("already_done", TEXT.hasCard);
    return addCardOf(context, trx, { teamId, accountId }, { personId, templateId });
  });
}

type Wanted = { readonly personId: string; readonly templateId: string };

/** In a transaction that has locked the team: a card that is its person's from the beginning. */
async function addCardOf(
  context: AppContext,
  trx: Trx,
  { teamId, accountId }: { teamId: string; accountId: string },
  { personId, templateId }: Wanted,
): Promise<{ cardid: string; username: string }> {
  await requireSeats(context, trx, teamId, 1);
  const row = await getTemplate(trx, teamId, templateId);
  const { companyname } = storedTemplate(row.fields, row.logo);
  const { email, ...account } = await findAccount(trx, accountId);
  const fullname = `${account.first_name} ${account.last_name}`.trim();
  const wish = proposeUsername(fullname) || proposeUsername(email.split("@")[0] ?? "") || "card";
  const [username = wish] = await proposeFreeUsernames({ ...context, db: trx }, [wish], new Set());
  const card = {
    id: newId(),
    ownerId: accountId,
    username,
    fullname,
    occupation: "",
    contacts: { email: { value: email } },
  };
  const company = companyname.rule === "fixed" ? companyname.value : "";
  await insertTeamCards(context, trx, { teamId, templateId, companyname: company }, [card]);
  await updatePerson(trx, personId, { card_id: card.id });
  return { cardid: card.id, username };
}

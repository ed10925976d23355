import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import { imageProblem, imageUrl } from "@visita/domain/card/image.rules";
import { DEFAULT_THEME } from "@visita/domain/card/themes";
import type { OwnTeam, TeamOverview, TeamRole } from "@visita/domain/team/team.contract";
import { isAtLeast } from "@visita/domain/team/team.rights";
import { templateOfCard } from "@visita/domain/team/template.rules";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import { newId } from "../../lib/tokens.ts";
import { addHoldingAccount, findAccount } from "../account/account.service.ts";
import { prepareImages, storeImages } from "../card/card-images.service.ts";
import { getOwnFields } from "../card/own-card.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import { findTeamWeek } from "../insight/team-insight.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import { findSeatsLeft } from "./seats.service.ts";
import { CHANGE_LIMIT, readLine, readName } from "./team.rules.ts";
import { insertTeam, listTeamsOf, type TeamRow, updateTeam } from "./team.store.ts";
import { type Member, requireStill } from "./team-access.ts";
import { recordAction } from "./team-action.service.ts";
import { countWaiting } from "./team-arrival.store.ts";
import { TEAM_DELETION_MS } from "./team-deletion.constants.ts";
import { dropPage, publishPageChange } from "./team-page-change.ts";
import { listLeaders } from "./team-people.service.ts";
import { countAgreed, countTeamPeople, insertPerson } from "./team-person.store.ts";
import { insertNewTemplate } from "./template.service.ts";
import { countTemplates, findFirstLogo } from "./template.store.ts";

const START_LIMIT: Limit = { name: "team-start", hits: 5, windowMs: 24 * 60 * 60_000 };

/** The card stays as it is: what belongs to the team is copied into its first template. */
export async function startTeam(
  context: AppContext,
  accountId: string,
  { name: typed, cardid }: { name: string; cardid: string | null },
): Promise<{ teamid: string; templateid: string }> {
  const { db, now, limits } = context;
  const name = readName(typed);
  const card = cardid === null ? undefined : await getOwnFields(context, accountId, cardid);
  await limits.hit(START_LIMIT, accountId);
  const template = templateOfCard(
    card ?? { logo: null, color: DEFAULT_THEME, companyname: name, contacts: {}, exchange: true },
  );
  const account = await findAccount(db, accountId);
  const teamid = newId();
  const templateid = await db.transaction().execute(async (trx) => {
    await addHoldingAccount(trx, { id: teamid, name, now: now() });
    await insertTeam(trx, { id: teamid, name, created_at: now() });
    const person = { id: newId(), team_id: teamid, account_id: accountId, card_id: null, role: "owner" };
    const known = { email: account.email, name: `${account.first_name} ${account.last_name}`.trim() };
    await insertPerson(trx, { ...person, ...known, created_at: now(), joined_at: now() });
    const actor = { teamId: teamid, accountId };
    await recordAction(context, trx, actor, { action: "team_started", subject: name });
    return insertNewTemplate(context, trx, actor, { name, template });
  });
  return { teamid, templateid };
}

export async function listOwnTeams({ db }: AppContext, accountId: string): Promise<OwnTeam[]> {
  const rows = await listTeamsOf(db, accountId);
  const own: OwnTeam[] = [];
  for (const { person_id: _, on_page: _agreed, card_id: cardId, role, ...team } of rows) {
    if (team.deleted_at !== null && role !== "owner") continue;
    own.push(await toOwnTeam(db, { team, cardId, role: role as TeamRole }));
  }
  return own;
}

async function toOwnTeam(
  db: AppContext["db"],
  { team, cardId, role }: { team: TeamRow; cardId: string | null; role: TeamRole },
): Promise<OwnTeam> {
  const logo = team.logo ?? (await findFirstLogo(db, team.id));
  return {
    teamid: team.id,
    name: team.name,
    logo: logo === null ? null : imageUrl(logo),
    role,
    cardid: cardId,
    deletedOn: team.deleted_at === null ? null : team.deleted_at + TEAM_DELETION_MS,
  };
}

export async function describeTeam(context: AppContext, member: Member): Promise<TeamOverview> {
  const { db } = context;
  const { team, teamId, role } = member;
  const { total, invited } = await countTeamPeople(db, teamId);
  const isOfCompany = team.page_slug !== null && team.page_slug === context.config.company?.team;
  const isTold = isAtLeast(role, "admin") && team.join_domain !== null && team.join_template_id !== null;
  return {
    ...(await toOwnTeam(db, member)),
    ownLogo: team.logo === null ? null : imageUrl(team.logo),
    people: total,
    invited,
    templates: await countTemplates(db, teamId),
    seatsLeft: await findSeatsLeft(context, db, teamId),
    waiting: isAtLeast(role, "admin") && isOfCompany ? await countWaiting(db, teamId) : 0,
    week: isAtLeast(role, "admin") ? await findTeamWeek(context, teamId) : null,
    contactsSharedAt: team.contacts_shared_at,
    joining: isTold
      ? { domain: team.join_domain as string, templateid: team.join_template_id as string }
      : null,
    page: {
      slug: team.page_slug,
      line: team.page_line,
      isShown: team.page_shown === 1,
      isIndexed: team.page_indexable === 1,
      agreed: await countAgreed(db, teamId),
    },
    isOnPage: member.isOnPage,
    leaders: role === "member" ? await listLeaders(context, member) : [],
  };
}

export async function renameTeam(
  context: AppContext,
  member: Member,
  typed: { readonly name: string; readonly line?: string | undefined },
): Promise<TeamOverview> {
  const { db, limits } = context;
  const { team, teamId } = member;
  const name = readName(typed.name);
  const page_line = typed.line === undefined ? team.page_line : readLine(typed.line);
  await limits.hit(CHANGE_LIMIT, member.accountId);
  await db.transaction().execute(async (trx) => {
    await updateTeam(trx, teamId, { name, page_line });
    const isRenamed = name !== team.name;
    if (isRenamed)
      await recordAction(context, trx, member, {
        action: "team_renamed",
        subject: name,
        from: team.name,
        to: name,
      });
    if (page_line !== team.page_line) {
      await recordAction(context, trx, member, { action: "page_changed", subject: page_line });
    }
    await publishPageChange(context, trx, teamId);
  });
  dropPage(context, teamId);
  return describeTeam(context, { ...member, team: { ...team, name, page_line } });
}

/** A data URL, or the stored one as it is: an address of any other picture is somebody else's. */
export async function setTeamLogo(
  context: AppContext,
  member: Member,
  sent: string | null,
): Promise<TeamOverview> {
  const { db, limits, now } = context;
  const { team, teamId, accountId } = member;
  const problem = sent === null ? null : imageProblem(sent);
  if (problem) throw refusedLogo(problem);
  await limits.hit(CHANGE_LIMIT, accountId);
  const images = await prepareImages(context.images, accountId, { profilepic: "", logo: sent });
  const logo = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, teamId);
    const { team: current } = await requireStill(trx, member);
    const isStored = typeof images.logo === "string";
    if (isStored && images.logo !== current.logo) throw refusedLogo(CARD_MESSAGES.notAnImage);
    if (images.logo === current.logo) return current.logo;
    const hashes = await storeImages(trx, accountId, images, [current.logo], now());
    await updateTeam(trx, teamId, { logo: hashes.logo });
    await recordAction(context, trx, member, { action: "logo_changed", subject: team.name });
    await publishPageChange(context, trx, teamId);
    return hashes.logo;
  });
  dropPage(context, teamId);
  return describeTeam(context, { ...member, team: { ...team, logo } });
}

function refusedLogo(text: string): AppError {
  return new AppError("invalid_input", text, { fields: { logo: text } });
}

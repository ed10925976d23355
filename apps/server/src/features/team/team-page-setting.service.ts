import { isReservedUsername } from "@visita/domain/card/reserved-username";
import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import type { TeamOverview } from "@visita/domain/team/team.contract";
import { TEAM_MESSAGES as TEXT } from "@visita/domain/team/team.messages";
import type { AppContext } from "../../core/app-context.ts";
import { isUniqueViolation } from "../../db/database-errors.ts";
import { AppError } from "../../lib/app-error.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import { CHANGE_LIMIT } from "./team.rules.ts";
import { describeTeam } from "./team.service.ts";
import { updateTeam } from "./team.store.ts";
import { type Member, requireStill } from "./team-access.ts";
import { recordAction } from "./team-action.service.ts";
import { dropPage, publishPageChange } from "./team-page-change.ts";
import { updatePerson } from "./team-person.store.ts";

type PageInput = { readonly isShown: boolean; readonly isIndexed: boolean; readonly slug: string };

export async function setTeamPage(
  context: AppContext,
  member: Member,
  { isShown, isIndexed, slug: typed }: PageInput,
): Promise<TeamOverview> {
  const { db, limits, config } = context;
  const { teamId, accountId, team } = member;
  const slug = usernameKey(typed);
  if (usernameProblem(slug)) throw refusedSlug(TEXT.slugInvalid);
  const isReserved = slug !== team.page_slug && isReservedUsername(slug, config.brand);
  if (isReserved) throw refusedSlug(TEXT.slugTaken);
  await limits.hit(CHANGE_LIMIT, accountId);
  const changes = { page_slug: slug, page_shown: Number(isShown), page_indexable: Number(isIndexed) };
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, teamId);
    await requireStill(trx, member);
    try {
      await updateTeam(trx, teamId, changes);
    } catch (error) {
      throw isUniqueViolation(error) ? refusedSlug(TEXT.slugTaken) : error;
    }
    await recordAction(context, trx, member, { action: "page_changed", subject: `/t/${slug}` });
    await publishPageChange(context, trx, teamId);
  });
  dropPage(context, teamId);
  return describeTeam(context, { ...member, team: { ...team, ...changes } });
}

function refusedSlug(text: string): AppError {
  return new AppError("invalid_input", text, { fields: { slug: text } });
}

/** Nobody is shown before they agree, and nobody agrees for somebody else. */
export async function showOnTeamPage(
  context: AppContext,
  member: Member,
  isShown: boolean,
): Promise<TeamOverview> {
  const { db, limits } = context;
  const { teamId, accountId, personId } = member;
  await limits.hit(CHANGE_LIMIT, accountId);
  await db.transaction().execute(async (trx) => {
    await updatePerson(trx, personId, { on_page: Number(isShown) });
    await publishPageChange(context, trx, teamId);
  });
  dropPage(context, teamId);
  return describeTeam(context, { ...member, isOnPage: isShown });
}

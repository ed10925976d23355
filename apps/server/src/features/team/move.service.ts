import { changedFieldsOfCard, endingsOf, storedTemplate, withTemplate } from "@visita/domain/team/template";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { dropTemplate, publishTemplateChange } from "../card/card-change.service.ts";
import { listOwnFields, moveTeamCards } from "../card/team-card.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import { CHANGE_LIMIT } from "./team.rules.ts";
import { type Member, requireStill } from "./team-access.ts";
import { recordAction } from "./team-action.service.ts";
import { listPeopleByIds } from "./team-person.store.ts";
import { getTemplate } from "./template.service.ts";
import { listTemplates } from "./template.store.ts";
import { MAX_NAMED, type UnfitValue, unfitOf } from "./template-look.service.ts";

const IDS_PER_QUERY = 500;

type Move = { readonly people: readonly string[]; readonly templateid: string };

/** Writes nothing. */
export async function lookAtMove({ db }: AppContext, { teamId }: Member, { people, templateid }: Move) {
  const { fields, logo } = await getTemplate(db, teamId, templateid);
  const next = storedTemplate(fields, logo);
  const cards = await listOwnFields(db, teamId, await findCardIds(db, teamId, people));
  const counts = new Map<string, number>();
  const unfit: UnfitValue[] = [];
  for (const { own, template } of cards) {
    const before = template ? withTemplate(own, template) : own;
    for (const field of changedFieldsOfCard(before, withTemplate(own, next))) {
      counts.set(field, (counts.get(field) ?? 0) + 1);
    }
    unfit.push(...unfitOf(own, endingsOf(next)));
  }
  return {
    people: cards.length,
    changes: [...counts].map(([field, count]) => ({ field, cards: count })),
    unfit: unfit.slice(0, MAX_NAMED),
  };
}

/** One message for each template that they had. */
export async function movePeople(
  context: AppContext,
  member: Member,
  { people, templateid }: Move,
): Promise<{ moved: number }> {
  const { db, limits } = context;
  const { teamId, accountId } = member;
  await limits.hit(CHANGE_LIMIT, accountId);
  const { moved, former } = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, teamId);
    await requireStill(trx, member);
    const { name } = await getTemplate(trx, teamId, templateid);
    const { count, templateIds } = await moveTeamCards(
      trx,
      teamId,
      await findCardIds(trx, teamId, people),
      templateid,
    );
    for (const id of templateIds) await publishTemplateChange(context, trx, id);
    const names = new Map((await listTemplates(trx, teamId)).map((template) => [template.id, template.name]));
    const from = templateIds.flatMap((id) => (id === templateid ? [] : (names.get(id) ?? []))).join(", ");
    await recordAction(context, trx, member, {
      action: "people_moved",
      subject: name,
      count,
      from,
      to: name,
    });
    return { moved: count, former: templateIds };
  });
  // Once more after the commit: the old state may have been cached in between.
  for (const id of former) dropTemplate(context, id);
  return { moved };
}

async function findCardIds(db: Db, teamId: string, people: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (let start = 0; start < people.length; start += IDS_PER_QUERY) {
    const rows = await listPeopleByIds(db, teamId, people.slice(start, start + IDS_PER_QUERY));
    ids.push(...rows.flatMap(({ card_id }) => card_id ?? []));
  }
  return [...new Set(ids)];
}

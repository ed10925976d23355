import type { ChannelKey } from "@visita/domain/card/channels";
import { TEMPLATE_FIELDS } from "@visita/domain/team/template";
import type { UnfitValue as UnfitValueSchema } from "@visita/domain/team/template.contract";
import { endingProblems } from "@visita/domain/team/template.rules";
import type { z } from "zod";
import type { AppContext } from "../../core/app-context.ts";
import { listCardIdsOfTemplate, listOwnFields } from "../card/team-card.service.ts";
import type { Member } from "./team-access.ts";
import { getTemplate } from "./template.service.ts";

export const MAX_NAMED = 50;

export type UnfitValue = z.infer<typeof UnfitValueSchema>;

type Changes = { readonly hidden: readonly string[]; readonly endings: Readonly<Record<string, string>> };
type Own = Awaited<ReturnType<typeof listOwnFields>>[number]["own"];

/** Writes nothing. */
export async function lookAtTemplate(
  { db }: AppContext,
  { teamId }: Member,
  templateId: string,
  { hidden, endings }: Changes,
) {
  await getTemplate(db, teamId, templateId);
  const cards = await listOwnFields(db, teamId, await listCardIdsOfTemplate(db, templateId));
  const unfit = cards
    .flatMap(({ own }) => unfitOf(own, endings))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const counts = [...new Set(hidden)].map((field) => ({
    field,
    cards: cards.filter(({ own }) => isTyped(own, field)).length,
  }));
  return {
    kept: counts.filter(({ cards }) => cards > 0),
    unfit: unfit.slice(0, MAX_NAMED),
    unfitCount: unfit.length,
  };
}

/** A colour is not typed: every card has one. */
function isTyped(own: Own, field: string): boolean {
  if (field.startsWith("contacts.")) return Object.hasOwn(own.contacts, field.slice("contacts.".length));
  const name = (["profilepic", ...TEMPLATE_FIELDS] as const).find((each) => each === field);
  return name !== undefined && name !== "color" && Boolean(own[name]);
}

/** What somebody has typed that does not end so. */
export function unfitOf({ fullname, contacts }: Own, endings: Changes["endings"]): UnfitValue[] {
  return Object.keys(endingProblems(contacts, endings)).map((field) => {
    const key = field.slice("contacts.".length) as ChannelKey;
    return { name: fullname, field, value: contacts[key]?.value ?? "", ending: endings[key] ?? "" };
  });
}

import { CHANNEL_PAGES } from "@visita/domain/card/channels";
import type { CardTeam } from "@visita/domain/team/team-card.rules";
import type { CardStep } from "../wizard-steps.ts";

const FIELDS: Readonly<Partial<Record<CardStep["kind"], readonly string[]>>> = {
  photo: ["profilepic"],
  person: ["fullname", "occupation", "companyname", "bio"],
  logo: ["logo"],
  colour: ["color"],
};

/** How much of a step the team sets. */
export function setOnStep({ kind, page }: CardStep, { fixed, channels }: CardTeam): "all" | "some" | "none" {
  const fields =
    kind === "contacts"
      ? (CHANNEL_PAGES[page - 1] ?? [])
          .filter(({ key }) => channels.includes(key))
          .map(({ key }) => `contacts.${key}`)
      : (FIELDS[kind] ?? []);
  const count = fields.filter((field) => fixed.includes(field)).length;
  if (count === 0) return "none";
  return count === fields.length ? "all" : "some";
}

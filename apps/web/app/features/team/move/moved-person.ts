import type { TeamPerson } from "@visita/domain/team/team-people.contract";

/** Who has a card of the team. */
export type MovedPerson = TeamPerson & { card: NonNullable<TeamPerson["card"]> };

import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { TEAM_MESSAGES } from "@visita/domain/team/team.messages";
import { AppError } from "../../lib/app-error.ts";
import type { Limit } from "../limit/limit.service.ts";

/** The same for a missing card and for one of somebody else. */
export function cardNotFound(): AppError {
  return new AppError("not_found", TEXT.cardNotFound);
}

export function usernameIsTaken(username: string): AppError {
  const text = TEXT.usernameTaken({ username });
  return new AppError("username_taken", text, { fields: { username: text } });
}

/** Of a team card its person changes only what is theirs. */
export function requireNoTeam({ team_id }: { team_id: string | null }): void {
  if (team_id !== null) throw new AppError("set_by_team", TEAM_MESSAGES.fieldFixed);
}

export function requireSlot(slots: number): void {
  if (slots <= 0) throw new AppError("limit_reached", TEXT.limitReached);
}

const MINUTE = 60_000;

/** Per account. Only valid input counts, so that typing mistakes lock nobody out. */
export const ADD_LIMIT: Limit = { name: "card-add", hits: 10, windowMs: 60 * MINUTE };
export const UPDATE_LIMIT: Limit = { name: "card-update", hits: 60, windowMs: 60 * MINUTE };
export const USERNAME_LIMIT: Limit = { name: "card-username", hits: 30, windowMs: MINUTE };
/** Pausing, deleting and ordering: cheap, and nobody does it often. */
export const STATE_LIMIT: Limit = { name: "card-state", hits: 120, windowMs: 10 * MINUTE };

import { isReadableName, oneLine } from "@visita/domain/card/text.rules";
import { TEAM_MESSAGES as TEXT } from "@visita/domain/team/team.messages";
import { NAME_MAX_CHARS } from "@visita/domain/team/template.rules";
import { AppError } from "../../lib/app-error.ts";
import type { Limit } from "../limit/limit.service.ts";

/** Per account: saves, invitations, roles. */
export const CHANGE_LIMIT: Limit = { name: "team-change", hits: 300, windowMs: 60 * 60_000 };

const LINE_MAX_CHARS = 120;

/** Below the name; may be empty. Throws `invalid_input`. */
export function readLine(typed: string): string {
  const line = oneLine(typed);
  if ([...line].length <= LINE_MAX_CHARS) return line;
  throw new AppError("invalid_input", TEXT.lineInvalid, { fields: { line: TEXT.lineInvalid } });
}

/** Throws `invalid_input`. */
export function readName(typed: string): string {
  const name = oneLine(typed);
  const isGood = name !== "" && [...name].length <= NAME_MAX_CHARS && isReadableName(name);
  if (!isGood) throw new AppError("invalid_input", TEXT.nameInvalid, { fields: { name: TEXT.nameInvalid } });
  return name;
}

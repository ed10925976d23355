import { CARD_MESSAGES as TEXT, usernameTaken } from "@visita/domain/card/card.messages";
import { AppError } from "../../lib/app-error.ts";

/** The same for a missing card and for one of somebody else. */
export function cardNotFound(): AppError {
  return new AppError("not_found", TEXT.cardNotFound);
}

export function usernameIsTaken(username: string): AppError {
  const text = usernameTaken(username);
  return new AppError("username_taken", text, { fields: { username: text } });
}

export function requireSlot(slots: number): void {
  if (slots <= 0) throw new AppError("limit_reached", TEXT.limitReached);
}

import type { Db } from "../../db/database.ts";
import { type PersonRow, peopleOf } from "./person.store.ts";

type Repeat = {
  ownerId: string;
  cardId: string;
  email: string;
  phoneKey: string;
  sharedTeamId: string | null;
  since: number;
};

/** Who left the same way to reach them on the same card before, the latest first. */
export function listRepeats(
  trx: Db,
  { ownerId, cardId, email, phoneKey, sharedTeamId, since }: Repeat,
): Promise<PersonRow[]> {
  return peopleOf(trx, ownerId)
    .selectAll()
    .where(email === "" ? "phone_key" : "email", "=", email === "" ? phoneKey : email)
    .where("card_id", "=", cardId)
    .where("shared_team_id", sharedTeamId === null ? "is" : "=", sharedTeamId)
    .where("origin", "=", "left")
    .where("created_at", ">", since)
    .orderBy("number", "desc")
    .limit(MAX_REPEATS)
    .execute();
}

/** A whole office may share one address. */
const MAX_REPEATS = 100;

/** Who can be reached in the same way, or has sent or shown this card; the latest first. */
export function listAlike(
  trx: Db,
  { ownerId, email, phoneKey, cardId }: { ownerId: string; email: string; phoneKey: string; cardId: string },
): Promise<PersonRow[]> {
  return peopleOf(trx, ownerId)
    .selectAll()
    .where((person) =>
      person.or([
        ...(email === "" ? [] : [person("email", "=", email)]),
        ...(phoneKey === "" ? [] : [person("phone_key", "=", phoneKey)]),
        ...(cardId === "" ? [] : [person("sent_card_id", "=", cardId)]),
      ]),
    )
    .orderBy("number", "desc")
    .limit(MAX_REPEATS)
    .execute();
}

export type PersonKeys = Pick<PersonRow, "number" | "email" | "phone_key">;

/** By which people of a file are recognised. */
export function listPersonKeys(db: Db, ownerId: string): Promise<PersonKeys[]> {
  return peopleOf(db, ownerId).select(["number", "email", "phone_key"]).orderBy("number").execute();
}

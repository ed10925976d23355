import { setTimeout as wait } from "node:timers/promises";
import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { anImage, cardFields } from "../../harness/cards.ts";
import type { HttpClient } from "./http-client.ts";
import { isSuccess, jsonBody } from "./json-body.ts";
import { createUser } from "./users.ts";

const PAUSE_MS = 20;

/** A card whose saves are numbered in its occupation, so that what is stored and shown can be compared with what was acknowledged. */
export async function createNumberedCard(db: RootDb, client: HttpClient, username: string) {
  const { cookie } = await createUser(db);
  const profilepic = await anImage();
  const fields = (number: number) => cardFields({ occupation: `No. ${number}`, profilepic });
  const made = await client.send({
    method: "POST",
    path: "/api/card/add",
    headers: { cookie },
    body: { ...(await fields(0)), username },
  });
  const { cardid } = jsonBody(made);
  if (typeof cardid !== "string") throw new Error(`The card was not made: ${made.status} ${made.body}`);
  let acknowledged = 0;
  let attempted = 0;

  async function save() {
    attempted += 1;
    const number = attempted;
    const response = await client.send({
      method: "PUT",
      path: `/api/card/updatecard/${cardid}`,
      headers: { cookie },
      body: await fields(number),
    });
    if (isSuccess(response)) acknowledged = number;
    return { number, ...response };
  }

  return {
    username,
    save,
    acknowledged: () => acknowledged,
    /** One save after another until `signal`; returns the answers that were no successes. */
    async saveUntil(signal: AbortSignal) {
      const refused: { status: number; retryAfter: string | undefined; at: number }[] = [];
      while (!signal.aborted) {
        const { status, headers } = await save();
        if (status < 200 || status >= 300) {
          refused.push({ status, retryAfter: headers["retry-after"], at: performance.now() });
        }
        await wait(PAUSE_MS);
      }
      return refused;
    },
    async shown(reader: HttpClient = client): Promise<number> {
      const response = await reader.send({ path: `/api/card/${username}` });
      return numberIn(jsonBody(response)["occupation"]);
    },
    async stored(from: RootDb): Promise<number> {
      const row = await from
        .selectFrom("card")
        .select("occupation")
        .where("username_key", "=", username)
        .executeTakeFirstOrThrow();
      return numberIn(row.occupation);
    },
  };
}

function numberIn(occupation: unknown): number {
  return Number(/^No\. (\d+)$/.exec(String(occupation))?.[1]);
}

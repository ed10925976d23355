import { setTimeout as wait } from "node:timers/promises";
import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { anImage, cardFields } from "../../harness/cards.ts";
import { type HttpClient, type HttpResponse, isSuccess, jsonBody } from "../../harness/http-client.ts";

const PAUSE_MS = 20;

export type NumberedCard = Awaited<ReturnType<typeof createNumberedCard>>;

/**
 * A card whose saves are numbered in its occupation, so that what is stored and shown can be compared with what was
 * acknowledged. `headers` tell the network that its owner comes from.
 */
export async function createNumberedCard(
  client: HttpClient,
  { cookie }: { cookie: string },
  username: string,
  headers: Record<string, string> = {},
) {
  const body = { ...(await cardFields({ profilepic: await anImage() })), username };
  const signedIn = { ...headers, cookie };
  const made = await client.send({ method: "POST", path: "/api/card/add", headers: signedIn, body });
  const { cardid } = jsonBody(made);
  if (typeof cardid !== "string") throw new Error(`The card was not made: ${made.status} ${made.body}`);
  const { profilepic } = jsonBody(await client.send({ path: `/api/card/${username}`, headers }));
  let acknowledged = 0;
  let attempted = 0;
  let isSaving = false;

  async function save(from = headers): Promise<HttpResponse & { number: number }> {
    attempted += 1;
    const number = attempted;
    isSaving = true;
    const { username: _, ...fields } = { ...body, profilepic, occupation: `No. ${number}` };
    const response = await client.send({
      method: "PUT",
      path: `/api/card/updatecard/${cardid}`,
      headers: { ...from, cookie },
      body: fields,
    });
    isSaving = false;
    if (isSuccess(response)) acknowledged = number;
    return { number, ...response };
  }

  async function stored(db: RootDb): Promise<number> {
    const row = db.selectFrom("card").select("occupation").where("username_key", "=", username.toLowerCase());
    return numberIn((await row.executeTakeFirstOrThrow()).occupation);
  }

  return {
    save,
    stored,
    isFree: () => !isSaving,
    acknowledged: () => acknowledged,
    /** One save after another until `signal`; returns the answers that were no successes. */
    async saveUntil(signal: AbortSignal): Promise<HttpResponse[]> {
      const refused: HttpResponse[] = [];
      while (!signal.aborted) {
        const response = await save();
        if (!isSuccess(response)) refused.push(response);
        await wait(PAUSE_MS);
      }
      return refused;
    },
    async shown(reader: HttpClient = client): Promise<number> {
      const response = await reader.send({ path: `/api/card/${username}` });
      return numberIn(jsonBody(response)["occupation"]);
    },
    /** Whether the stored value is the last acknowledged save or a later unacknowledged one. */
    async isKept(db: RootDb): Promise<boolean> {
      const number = await stored(db);
      return number >= acknowledged && number <= attempted;
    },
  };
}

/** Zero for the card as it was made. */
function numberIn(occupation: unknown): number {
  return Number(/^No\. (\d+)$/.exec(String(occupation))?.[1] ?? 0);
}

import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { cardFields } from "../../../harness/cards.ts";
import type { Answer, HttpClient } from "../http-client.ts";
import type { Person } from "../people.ts";

export type CardEditor = Awaited<ReturnType<typeof openEditor>>;

/** Somebody who saves one card again and again, each time as the next number, one save after the other. */
export async function openEditor(client: HttpClient, owner: Person, headers: Record<string, string> = {}) {
  const username = `edited-${owner.accountId.toLowerCase()}`;
  const signedIn = { ...headers, cookie: owner.cookie };
  const fields = await cardFields();
  const added = await client.ask({
    method: "POST",
    path: "/api/card/add",
    headers: signedIn,
    body: { ...fields, username },
  });
  if (added.status !== 201) throw new Error(`A card could not be added: ${added.status} ${added.body}`);
  const { cardid } = JSON.parse(added.body) as { cardid: string };
  const { body } = await client.ask({ path: `/api/card/${username}`, headers });
  const { profilepic } = JSON.parse(body) as { profilepic: string };
  let sent = 0;
  let acknowledged = 0;
  let isSaving = false;

  return {
    username,
    isFree: () => !isSaving,
    acknowledged: () => acknowledged,
    async save(from: Record<string, string> = headers): Promise<Answer> {
      const number = ++sent;
      isSaving = true;
      const answer = await client.ask({
        method: "PUT",
        path: `/api/card/updatecard/${cardid}`,
        headers: { ...from, cookie: owner.cookie },
        body: { ...fields, profilepic, occupation: `No. ${number}` },
      });
      isSaving = false;
      if (answer.status === 200) acknowledged = number;
      return answer;
    },
    /** Whether the last acknowledged save, or a later one without an answer, is what is stored. */
    async isKept(db: RootDb): Promise<boolean> {
      const row = await db
        .selectFrom("card")
        .select("occupation")
        .where("id", "=", cardid)
        .executeTakeFirst();
      const stored = Number(/^No\. (\d+)$/.exec(row?.occupation ?? "")?.[1] ?? 0);
      return stored >= acknowledged && stored <= sent;
    },
  };
}

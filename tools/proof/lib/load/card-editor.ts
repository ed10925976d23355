import type { RootDb } from "../../../../apps/server/src/db/database.ts";
import { cardFields } from "../../../harness/cards.ts";
import type { HttpClient, HttpResponse } from "../http-client.ts";
import type { User } from "../users.ts";

/** Saves one card repeatedly with an increasing number, one save at a time. */
export async function openEditor(client: HttpClient, owner: User, headers: Record<string, string> = {}) {
  const username = `edited-${owner.accountId.toLowerCase()}`;
  const signedIn = { ...headers, cookie: owner.cookie };
  const fields = await cardFields();
  const added = await client.send({
    method: "POST",
    path: "/api/card/add",
    headers: signedIn,
    body: { ...fields, username },
  });
  if (added.status !== 201) throw new Error(`A card could not be added: ${added.status} ${added.body}`);
  const { cardid } = JSON.parse(added.body) as { cardid: string };
  const { body } = await client.send({ path: `/api/card/${username}`, headers });
  const { profilepic } = JSON.parse(body) as { profilepic: string };
  let sent = 0;
  let acknowledged = 0;
  let isSaving = false;

  return {
    username,
    isFree: () => !isSaving,
    acknowledged: () => acknowledged,
    async save(from: Record<string, string> = headers): Promise<HttpResponse> {
      const number = ++sent;
      isSaving = true;
      const response = await client.send({
        method: "PUT",
        path: `/api/card/updatecard/${cardid}`,
        headers: { ...from, cookie: owner.cookie },
        body: { ...fields, profilepic, occupation: `No. ${number}` },
      });
      isSaving = false;
      if (response.status === 200) acknowledged = number;
      return response;
    },
    /** Whether the stored value is the last acknowledged save or a later unacknowledged one. */
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

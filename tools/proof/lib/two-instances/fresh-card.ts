import { setTimeout as wait } from "node:timers/promises";
import { cardFields } from "../../../harness/cards.ts";
import type { HttpClient } from "../http-client.ts";
import type { User } from "../users.ts";
import { fromNetwork } from "./setup.ts";

let visitors = 0;

/** A card that is written on one instance and read on another. */
export async function freshCard(owner: User, writer: HttpClient, reader: HttpClient) {
  const username = `card-of-${owner.accountId.toLowerCase()}`;
  const headers = { cookie: owner.cookie };
  const fields = await cardFields();
  const added = await writer.send({
    method: "POST",
    path: "/api/card/add",
    headers,
    body: { ...fields, username },
  });
  const { cardid } = JSON.parse(added.body) as { cardid: string };
  const { profilepic } = await shown(writer);
  let edits = 0;

  /** A new network each time, to stay below the rate limit. */
  async function shown(instance: HttpClient) {
    const response = await instance.send({ path: `/api/card/${username}`, headers: fromNetwork(visitors++) });
    return JSON.parse(response.body) as { occupation: string; profilepic: string };
  }

  return {
    /** Caches the current card on the reader. */
    warm: () => shown(reader),
    async edit(): Promise<void> {
      edits += 1;
      const body = { ...fields, profilepic, occupation: `No. ${edits}` };
      const path = `/api/card/updatecard/${cardid}`;
      const { status } = await writer.send({ method: "PUT", path, headers, body });
      if (status !== 200) throw new Error(`A save was answered with ${status}.`);
    },
    /** Milliseconds until the reader last showed the old state and first showed the edit. */
    async untilShown(pollMs: number, timeoutMs: number): Promise<{ lastOld: number; firstNew: number }> {
      const startedAt = performance.now();
      let lastOld = 0;
      while (lastOld < timeoutMs) {
        const asked = performance.now() - startedAt;
        if ((await shown(reader)).occupation === `No. ${edits}`)
          return { lastOld, firstNew: performance.now() - startedAt };
        lastOld = asked;
        await wait(pollMs);
      }
      return { lastOld, firstNew: Number.POSITIVE_INFINITY };
    },
  };
}

export type FreshCard = Awaited<ReturnType<typeof freshCard>>;

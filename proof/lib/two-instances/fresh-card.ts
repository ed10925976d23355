import { setTimeout as wait } from "node:timers/promises";
import { cardFields } from "../../../harness/cards.ts";
import type { HttpClient } from "../http-client.ts";
import type { Person } from "../people.ts";
import { from } from "./scene.ts";

let visitors = 0;

/** Somebody's card, written on one instance and read on another. */
export async function freshCard(owner: Person, writer: HttpClient, reader: HttpClient) {
  const username = `card-of-${owner.accountId.toLowerCase()}`;
  const headers = { cookie: owner.cookie };
  const fields = await cardFields();
  const added = await writer.ask({
    method: "POST",
    path: "/api/card/add",
    headers,
    body: { ...fields, username },
  });
  const { cardid } = JSON.parse(added.body) as { cardid: string };
  const { profilepic } = await shown(writer);
  let edits = 0;

  /** By a new visitor each time: somebody who asks too often would be sent away. */
  async function shown(instance: HttpClient) {
    const answer = await instance.ask({ path: `/api/card/${username}`, headers: from(visitors++) });
    return JSON.parse(answer.body) as { occupation: string; profilepic: string };
  }

  return {
    /** Lets the reader know the card as it is now. */
    warm: () => shown(reader),
    async edit(): Promise<void> {
      edits += 1;
      const body = { ...fields, profilepic, occupation: `No. ${edits}` };
      const path = `/api/card/updatecard/${cardid}`;
      const { status } = await writer.ask({ method: "PUT", path, headers, body });
      if (status !== 200) throw new Error(`A save was answered with ${status}.`);
    },
    /** Milliseconds after which the reader was last seen to show an older state, and first the edit. */
    async untilShown(pollMs: number, longestMs: number): Promise<{ lastOld: number; firstNew: number }> {
      const begun = performance.now();
      let lastOld = 0;
      while (lastOld < longestMs) {
        const asked = performance.now() - begun;
        if ((await shown(reader)).occupation === `No. ${edits}`)
          return { lastOld, firstNew: performance.now() - begun };
        lastOld = asked;
        await wait(pollMs);
      }
      return { lastOld, firstNew: Number.POSITIVE_INFINITY };
    },
  };
}

export type FreshCard = Awaited<ReturnType<typeof freshCard>>;

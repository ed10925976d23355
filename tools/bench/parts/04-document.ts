import { givePremium, signIn } from "../../harness/accounts.ts";
import { cardFields, everyContact } from "../../harness/cards.ts";
import { openClient } from "../../harness/http-client.ts";
import { BROWSER_HEADERS } from "../../harness/http-load.ts";
import type { Task } from "../../harness/task.ts";
import { withDatabase } from "../../harness/test-environment.ts";
import { withEnvironment, withProduct } from "../environment.ts";

const ALL_CHANNELS = "all-channels";

export const documentSize: Task = {
  title: "Size of a card's document, in KB of 1024 bytes",
  meaning: "A card arrives in one round trip or two on a bad line.",
  run: ({ figure }) =>
    withEnvironment("SQLite", {}, (environment) =>
      withProduct(environment, async ({ port }) => {
        const client = openClient(port);
        const cookie = await withDatabase(environment.target, async (db) => {
          const owner = await signIn(db);
          await givePremium(db, owner.accountId);
          return owner.cookie;
        });
        const body = await cardFields({ username: ALL_CHANNELS, contacts: everyContact() });
        const added = await client.send({ method: "POST", path: "/api/card/add", headers: { cookie }, body });
        if (added.status !== 201) throw new Error(`The card was refused: ${added.status} ${added.body}`);
        const kilobytes = async (username: string, headers = {}) => {
          const { status, bytes } = await client.send({ path: `/c/${username}`, headers });
          if (status !== 200) throw new Error(`/c/${username}: ${status}`);
          return bytes.length / 1024;
        };
        const name = "demo card's document";
        figure({ name: `${name}, text`, value: await kilobytes("demo"), unit: "KB", atMost: 48 });
        figure({
          name: `${name} to a browser`,
          value: await kilobytes("demo", BROWSER_HEADERS),
          unit: "KB",
          atMost: 14,
        });
        figure({
          name: "70 channels' document to a browser",
          value: await kilobytes(ALL_CHANNELS, BROWSER_HEADERS),
          unit: "KB",
          atMost: 20,
        });
        client.close();
      }),
    ),
};

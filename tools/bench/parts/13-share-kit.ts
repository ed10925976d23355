import { setTimeout as wait } from "node:timers/promises";
import { cookieOf } from "../../harness/accounts.ts";
import { type HttpClient, openClient } from "../../harness/http-client.ts";
import { getRequest, httpLoad } from "../../harness/http-load.ts";
import { fullCardUsername } from "../../harness/seed.ts";
import { median } from "../../harness/statistics.ts";
import type { Task } from "../../harness/task.ts";
import { withDatabase } from "../../harness/test-environment.ts";
import { withEnvironment, withProduct } from "../environment.ts";

const PEOPLE = 12;
const DRAWING_AT_ONCE = 4;
/** With a second between them, longer than the whole line takes. */
const MAX_TRIES = 60;
const BACKGROUNDS = ["call-1920", "call-2560", "lock-1170", "lock-1080"];

/** Each file with what it may take and weigh. */
const FILES = [
  { name: "print PDF", file: "print.pdf", maxMs: 1_000, maxKb: 300 },
  { name: "sheet of ten", file: "print.pdf?format=sheet-a4", maxMs: 1_000, maxKb: 300 },
  { name: "call background", file: "background.png?size=call-1920", maxMs: 1_500, maxKb: null },
  { name: "large call background", file: "background.png?size=call-2560", maxMs: 1_500, maxKb: null },
  { name: "lock screen", file: "background.png?size=lock-1170", maxMs: 1_500, maxKb: null },
  { name: "page in one file", file: "page.html", maxMs: 1_500, maxKb: 400 },
  { name: "QR code, read back", file: "qr.png?frame=engraved", maxMs: 1_500, maxKb: null },
] as const;

type Person = { readonly cardId: string; readonly cookie: string };

export const shareKit: Task = {
  title: "The share kit of the demo card, drawn for the first time",
  meaning: "Nobody waits long for a file, and readers of cards do not notice who draws.",
  run: ({ figure, say }) =>
    withEnvironment("SQLite", { fullCards: PEOPLE }, async (environment) => {
      const people = await withDatabase(environment.target, (db) =>
        Promise.all(
          Array.from({ length: PEOPLE }, async (_, at) => {
            const cardId = fullCardUsername(at);
            const card = db.selectFrom("card").select("owner_id").where("id", "=", cardId);
            const { owner_id } = await card.executeTakeFirstOrThrow();
            return { cardId, cookie: await cookieOf(db, owner_id) };
          }),
        ),
      );
      await withProduct(environment, async ({ port }) => {
        const client = openClient(port);
        // Fonts, libraries and the reader of codes are loaded with the first file.
        for (const file of ["print.pdf?format=card-us", "qr.png?frame=band"])
          await draw(client, people[0] as Person, file);
        for (const { name, file, maxMs, maxKb } of FILES) {
          say(name);
          const drawn: { ms: number; kilobytes: number }[] = [];
          // One after the other: what is measured is drawing, not waiting.
          for (const person of people) drawn.push(await draw(client, person, file));
          const ms = Math.round(median(drawn.map((each) => each.ms)));
          figure({ name, value: ms, unit: "ms", atMost: maxMs });
          if (maxKb === null) continue;
          const value = Math.round(Math.max(...drawn.map(({ kilobytes }) => kilobytes)));
          figure({ name: `${name}, size`, value, unit: "KB", atMost: maxKb });
        }
        say("reads while backgrounds are drawn");
        const stop = new AbortController();
        const requests = [getRequest("/c/demo")];
        const reading = httpLoad({ port, connections: 16, requests, perSecond: 100, signal: stop.signal });
        await Promise.all(
          people.slice(0, DRAWING_AT_ONCE).map(async (person) => {
            // Mirrored ones are not cached yet.
            for (const size of BACKGROUNDS)
              await drawInTurn(client, person, `background.png?size=${size}&mirrored=true`);
          }),
        );
        stop.abort();
        const name = `card reads while ${DRAWING_AT_ONCE} people draw, p99`;
        figure({ name, value: (await reading).p99, unit: "ms", atMost: 50 });
        client.close();
      });
    }),
};

async function draw(client: HttpClient, person: Person, file: string) {
  const { status, ms, bytes } = await ask(client, person, file);
  if (status !== 200) throw new Error(`${file}: ${status}`);
  return { ms, kilobytes: bytes.length / 1024 };
}

/** Whoever is told a place in line asks again, as the page does. */
async function drawInTurn(client: HttpClient, person: Person, file: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { status, body } = await ask(client, person, file);
    if (status === 200) return;
    if (status !== 503 || !body.includes('"place"') || tries === MAX_TRIES)
      throw new Error(`${file}: ${status}`);
    await wait(1_000);
  }
}

function ask(client: HttpClient, { cardId, cookie }: Person, file: string) {
  return client.send({ path: `/api/kit/${cardId}/${file}`, headers: { cookie } });
}

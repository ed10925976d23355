import { cardFields, uniqueImage } from "../../harness/cards.ts";
import { startFakeS3 } from "../../harness/fake-s3.ts";
import { jsonBody } from "../../harness/http-client.ts";
import type { Task } from "../../harness/task.ts";
import { DATABASE_KINDS } from "../../harness/test-environment.ts";
import { NO_RATE_LIMITS, withProduct } from "../lib/running-product.ts";
import { createUsers } from "../lib/users.ts";

const USERS = 12;
/** Two attempts of four seconds each, and the pause between them. */
const SLOWEST_ANSWER_MS = 10_000;
const FAULTS = ["hang", "slow down", "wrong bytes", "forbid"] as const;

export const objectStoreFaults: Task = {
  title: "The object store of pictures slow, wrong or gone",
  meaning: "Pictures are refused honestly while their store fails, and none is lost.",
  async run(report) {
    for (const on of DATABASE_KINDS) {
      const s3 = await startFakeS3();
      try {
        const settings = { MEDIA_URL: s3.url, BILLING_PROVIDER: "off", ...NO_RATE_LIMITS };
        await withProduct(
          on,
          settings,
          (db) => createUsers(db, USERS),
          async ({ client, prepared: users }) => {
            const add = async (at: number, username: string) =>
              client.send({
                method: "POST",
                path: "/api/card/add",
                headers: { cookie: users[at]?.cookie ?? "" },
                body: await cardFields({ username, profilepic: await uniqueImage() }),
              });
            const pictureOf = async (username: string) => {
              const { profilepic } = jsonBody(await client.send({ path: `/api/card/${username}` }));
              return new URL(String(profilepic), "http://localhost").pathname;
            };

            let acknowledged = 0;
            let unexplained = 0;
            let slowest = 0;
            let withoutCard = 0;
            for (const [at, fault] of FAULTS.entries()) {
              if ((await add(at, `before-${at}`)).status === 201) acknowledged += 1;
              s3.behave(fault);
              const refused = await add(at + FAULTS.length, `during-${at}`);
              slowest = Math.max(slowest, refused.ms);
              // Wrong bytes are noticed when they are read.
              const isRefused = refused.status === 503 && refused.headers["retry-after"] !== undefined;
              if (!isRefused && fault !== "wrong bytes") unexplained += 1;
              const picture = await client.send({ path: await pictureOf(`before-${at}`) });
              slowest = Math.max(slowest, picture.ms);
              if (picture.status !== 503) unexplained += 1;
              const card = await client.send({ path: `/api/card/before-${at}` });
              if (card.status !== 200) withoutCard += 1;
              s3.behave("accept");
            }
            await s3.stop();
            const gone = await add(2 * FAULTS.length, "during-gone");
            if (gone.status !== 503) unexplained += 1;
            await s3.startAgain();

            let lost = 0;
            for (const at of FAULTS.keys()) {
              const { status } = await client.send({ path: await pictureOf(`before-${at}`) });
              if (status !== 200) lost += 1;
            }
            const saved = await add(2 * FAULTS.length, "during-gone");
            report.figure({
              on,
              name: "pictures stored before",
              value: acknowledged,
              atLeast: FAULTS.length,
            });
            report.figure({ on, name: "answers that did not say so", value: unexplained, atMost: 0 });
            report.figure({ on, name: "cards not shown meanwhile", value: withoutCard, atMost: 0 });
            report.figure({
              on,
              name: "slowest answer",
              value: slowest,
              atMost: SLOWEST_ANSWER_MS,
              unit: "ms",
            });
            report.figure({ on, name: "pictures lost", value: lost, atMost: 0 });
            report.figure({
              on,
              name: "the refused save afterwards",
              value: String(saved.status),
              equals: "201",
            });
          },
        );
      } finally {
        await s3.stop();
      }
    }
  },
};

import { cardFields, uniqueImage } from "../../harness/cards.ts";
import { startFakeS3 } from "../../harness/fake-s3.ts";
import { DATABASE_KINDS } from "../../harness/test-environment.ts";
import { jsonBody } from "../lib/json-body.ts";
import { NO_RATE_LIMITS, withProduct } from "../lib/running-product.ts";
import { createUsers } from "../lib/users.ts";
import type { Scenario } from "../scenario.ts";

const USERS = 12;
/** Two attempts of four seconds each, and the pause between them. */
const SLOWEST_ANSWER_MS = 10_000;
const FAULTS = ["hang", "slow down", "wrong bytes", "forbid"] as const;

export const objectStoreFaults: Scenario = {
  number: 34,
  title: "The object store of pictures slow, wrong or gone",
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
              what: "pictures stored before",
              value: acknowledged,
              limit: FAULTS.length,
              atLeast: true,
            });
            report.figure({ on, what: "answers that did not say so", value: unexplained, limit: 0 });
            report.figure({ on, what: "cards not shown meanwhile", value: withoutCard, limit: 0 });
            report.figure({
              on,
              what: "slowest answer",
              value: slowest,
              limit: SLOWEST_ANSWER_MS,
              unit: "ms",
            });
            report.figure({ on, what: "pictures lost", value: lost, limit: 0 });
            report.figure({
              on,
              what: "the refused save afterwards",
              value: String(saved.status),
              expected: "201",
            });
          },
        );
      } finally {
        await s3.stop();
      }
    }
  },
};

import { setImmediate } from "node:timers/promises";
import CARD_MESSAGES from "@visita/domain/answers/card/en";
import { expect, test } from "vitest";
import { dataUrl, hugePng, plainImage } from "../../../../../tools/harness/images.ts";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
const MEGABYTE = 1_048_576;
const OWNERS = 14;

withDatabase("a card with hostile pictures", (database) => {
  test("is refused in the product's words, a hundred times at once, while others are served", async () => {
    const app = await buildTestApp(database);
    // Several, because the uploads of one account queue.
    const owners = await Promise.all(Array.from({ length: OWNERS }, () => anOwner(app, "premium")));
    const png = await plainImage().png().toBuffer();
    const pictures: [string, number, string][] = [
      [dataUrl("png", hugePng(12_000, 12_000)), 400, CARD_MESSAGES.notAnImage],
      [dataUrl("svg+xml", SVG), 400, CARD_MESSAGES.notAnImage],
      [dataUrl("png", SVG), 400, CARD_MESSAGES.notAnImage],
      [dataUrl("gif", `GIF89a/*${SVG}*/`), 400, CARD_MESSAGES.notAnImage],
      [dataUrl("jpeg", png), 400, CARD_MESSAGES.notAnImage],
      [dataUrl("png", png.subarray(0, 50)), 400, CARD_MESSAGES.notAnImage],
      [
        dataUrl("png", Buffer.concat([png, Buffer.alloc(MEGABYTE + 1 - png.length)])),
        413,
        CARD_MESSAGES.imageTooLarge,
      ],
    ];
    // The first image loads sharp.
    await owners[0]?.add({ profilepic: pictures[0]?.[0] });

    const others = serveOthers(app);
    await Promise.all(
      owners
        .flatMap((owner) => pictures.map((picture) => [owner, ...picture] as const))
        .map(async ([owner, profilepic, status, message]) => {
          const response = await owner.add({ profilepic });
          expect(response.statusCode).toBe(status);
          expect(response.json()).toMatchObject({ error: message, fields: { profilepic: message } });
        }),
    );
    expect(await others.stop()).toBeGreaterThan(5);
    expect(await app.db.selectFrom("card").select("id").execute()).toEqual([]);
    expect(await app.db.selectFrom("media").select("hash").execute()).toEqual([]);
  });
});

/** Sends sequential requests until stopped; returns how many completed. */
function serveOthers(app: TestApp) {
  let answered = 0;
  let isOver = false;
  const served = (async () => {
    while (!isOver) {
      // An injected request may complete within one turn of the event loop; decoding needs further turns.
      await setImmediate();
      await app.inject({ method: "GET", url: "/healthz" });
      answered += 1;
    }
  })();
  return {
    async stop(): Promise<number> {
      isOver = true;
      const count = answered;
      await served;
      return count;
    },
  };
}

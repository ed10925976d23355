import { beforeEach, expect, onTestFinished, test } from "vitest";
import { type FakeS3, startFakeS3 } from "../../../../../../tools/harness/fake-s3.ts";
import { type MediaSettings, readMediaSettings } from "../../../config/config-media.ts";
import { createObjectStore, type ObjectStore } from "./object-store.service.ts";

let s3: FakeS3;
let store: ObjectStore;
let warnings: object[];
beforeEach(async () => {
  s3 = await startFakeS3();
  onTestFinished(() => s3.stop());
  warnings = [];
  store = open();
});

function open(changes: Partial<MediaSettings> = {}): ObjectStore {
  const settings = { ...(readMediaSettings(s3.url, "s3") as MediaSettings), ...changes };
  return createObjectStore({ settings, now: Date.now, log: { warn: (fields) => warnings.push(fields) } });
}

const BYTES = Buffer.from("a picture");

test("what is put comes back, below its prefix and with its type", async () => {
  await store.put("ab/one.webp", BYTES, "image/webp");
  expect(await store.get("ab/one.webp")).toEqual(BYTES);
  expect([...s3.objects.keys()]).toEqual(["cards/ab/one.webp"]);
  expect(s3.objects.get("cards/ab/one.webp")).toMatchObject({ type: "image/webp" });
  await store.delete("ab/one.webp");
  expect(await store.get("ab/one.webp")).toBeUndefined();
  await store.delete("ab/one.webp");
  expect(s3.problems).toEqual([]);
  expect(store.figures()).toMatchObject({ get: { ok: 2, failed: 0 }, put: { ok: 1 }, delete: { ok: 2 } });
});

test.each(["slow down", "wrong bytes", "forbid"] as const)(
  "a store that answers with %s is unavailable, and works again afterwards",
  async (behaviour) => {
    await store.put("one", BYTES, "image/webp");
    s3.behave(behaviour);
    await expect(store.get("one")).rejects.toMatchObject({ code: "unavailable" });
    expect(warnings).toHaveLength(1);
    s3.behave("accept");
    expect(await store.get("one")).toEqual(BYTES);
  },
);

test("a store that is gone is unavailable, and tried twice", async () => {
  await s3.stop();
  await expect(store.put("one", BYTES, "image/webp")).rejects.toMatchObject({ code: "unavailable" });
  await s3.startAgain();
  s3.behave("slow down");
  await expect(store.put("one", BYTES, "image/webp")).rejects.toMatchObject({ code: "unavailable" });
  expect(s3.requests()).toBe(2);
});

test("a store that says nothing is given up", async () => {
  s3.behave("hang");
  await expect(store.get("one")).rejects.toMatchObject({ code: "unavailable" });
});

test("a wrong secret and a missing bucket are told from a missing picture", async () => {
  await expect(open({ secretKey: "another" }).get("one")).rejects.toMatchObject({ code: "unavailable" });
  const noBucket = open({ bucket: "others" });
  await expect(noBucket.put("one", BYTES, "image/webp")).rejects.toMatchObject({ code: "unavailable" });
  expect(s3.requests()).toBe(2);
});

import { randomUUID } from "node:crypto";
import type { Config } from "../config/config.ts";
import { reasonOf } from "../db/database.ts";
import { createObjectStore } from "../features/media/objects/object-store.service.ts";
import { broken, type DoctorPorts, type Finding, well } from "./finding.ts";

/** Puts a small object into the store, reads it and deletes it. */
export async function checkMedia({ media }: Config, { now }: DoctorPorts): Promise<Finding> {
  if (!media) return well("Pictures", "are in the database.");
  const reasons: string[] = [];
  const log = { warn: (fields: object) => void reasons.push(describeFailure(fields)) };
  const store = createObjectStore({ settings: media, now, log });
  const key = `doctor/${randomUUID()}`;
  const place = `the bucket ${media.bucket} at ${media.endpoint}`;
  try {
    await store.put(key, Buffer.from("from the doctor"), "text/plain");
    const found = await store.get(key).catch(() => undefined);
    await store.delete(key);
    if (found) return well("Pictures", `${place} takes, returns and deletes objects.`);
  } catch (error) {
    reasons.push(reasonOf(error));
  }
  return broken(
    "Pictures",
    `${place} cannot be used (${reasons[0] ?? "it has lost an object"}).`,
    "Correct MEDIA_URL, and let its key get, put and delete objects there.",
  );
}

/** Of what the store logs: a failed request has its reason in the cause. */
function describeFailure(fields: object): string {
  const { err } = fields as { err?: unknown };
  const cause = err instanceof Error ? err.cause : undefined;
  return reasonOf(cause ?? err);
}

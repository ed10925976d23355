import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("webhooks reach no private network unless it is named", () => {
  expect(readConfig({}).webhookAllow).toEqual([]);
  expect(readConfig({ WEBHOOK_ALLOW: "10.0.0.0/8, fd00::/8,192.168.0.7" }).webhookAllow).toEqual([
    "10.0.0.0/8",
    "fd00::/8",
    "192.168.0.7",
  ]);
});

test.each(["all", "10.0.0.0/33", "10.0.0/8", "crm.local", "10.0.0.0/8,", "10.0.0.0/255.0.0.0"])(
  "a wrong network stops the start: %s",
  (WEBHOOK_ALLOW) => {
    expect(() => readConfig({ WEBHOOK_ALLOW })).toThrow(
      `WEBHOOK_ALLOW is "${WEBHOOK_ALLOW}" and must be networks that webhooks may reach`,
    );
  },
);

import { ENDPOINTS } from "@visita/domain/endpoints";
import type { Endpoint } from "@visita/domain/http/endpoint";
import { expect, test } from "vitest";
import type { Browser } from "../browser.ts";
import { withDatabase } from "../databases.ts";
import { accessEnvironments, stored } from "./access-environment.ts";
import { ACCESS } from "./access-matrix.ts";
import { sendRow } from "./send-row.ts";

/** Their answers hold a secret, which would be stored with the key, or belong to a challenge that is used up. */
const ANSWERED_ONCE = [
  "POST /api/account/passkeys",
  "POST /api/account/tokens/device",
  "POST /api/account/tokens/program",
  "POST /api/account/webhooks",
  "POST /api/team/:teamid/webhooks",
];
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints: readonly Endpoint[] = ENDPOINTS;
const creating = endpoints.filter(({ creates }) => creates).map(nameOf);

test("every call of an account that answers 201 takes an Idempotency-Key, unless its answer holds a secret", () => {
  const others = endpoints.filter(
    ({ access, responses, creates }) => access === "account" && 201 in responses && !creates,
  );
  expect(others.map(nameOf).toSorted()).toEqual(ANSWERED_ONCE);
});

withDatabase("with an Idempotency-Key", (database) => {
  const openAccessEnvironment = accessEnvironments(database);

  const succeeding = Object.entries(ACCESS).filter(
    ([call, { owner }]) => creating.includes(call) && owner < 300,
  );

  test.each(succeeding)("%s is done once and answered alike", async (call, row) => {
    const environment = await openAccessEnvironment();
    const { owner } = environment.browsers;
    const sender: Pick<Browser, "send"> = {
      send: (options) =>
        owner.send({ ...options, headers: { ...options.headers, "idempotency-key": "the-same" } }),
    };
    const first = await sendRow(environment, call, row, sender);
    expect(first.statusCode, first.body).toBe(row.owner);
    const before = await stored(environment);
    const second = await sendRow(environment, call, row, sender);
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(second.headers["idempotent-replayed"]).toBe("true");
    expect((await stored(environment)).all).toEqual(before.all);
  });
});

import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { ErrorBody } from "@visita/domain/errors";
import { expect, test } from "vitest";
import { ApiError, NetworkError } from "../../../lib/api-error.ts";
import { saveFailure } from "./save-failure.ts";

const refused = (status: number, code: ErrorBody["code"], fields?: Record<string, string>) =>
  new ApiError(status, { error: "server text", message: "server text", code, ...(fields && { fields }) });

test("a taken username is told at its field", () => {
  expect(saveFailure(refused(409, "username_taken"), "create", "ada")).toEqual({
    kind: "fields",
    problems: { username: TEXT.usernameTaken({ username: "ada" }) },
  });
});

test("what the server says of fields goes to the fields", () => {
  const fields = { "contacts.email": "Not an address" };
  expect(saveFailure(refused(400, "invalid_input", fields), "edit", "")).toEqual({
    kind: "fields",
    problems: fields,
  });
});

test("a card that somebody else saved, and a session that ended, are matters of their own", () => {
  expect(saveFailure(refused(409, "card_changed"), "edit", "")).toEqual({ kind: "changed" });
  expect(saveFailure(refused(401, "not_signed_in"), "edit", "")).toEqual({
    kind: "session-lost",
    loss: "signed-out",
  });
});

test("so are somebody else's session in the same browser, and a plan that ended", () => {
  expect(saveFailure(refused(403, "forbidden"), "create", "")).toEqual({
    kind: "session-lost",
    loss: "somebody-else",
  });
  const fields = { logo: "Not in this plan", "contacts.github": "Not in this plan" };
  expect(saveFailure(refused(409, "plan_too_small", fields), "create", "")).toEqual({
    kind: "plan-ended",
    fields: ["logo", "contacts.github"],
  });
});

test.each([
  [403, "limit_reached"],
  [429, "rate_limited"],
  [503, "unavailable"],
] as const)("a %i says itself what is the matter", (status, code) => {
  const failure = saveFailure(refused(status, code), "create", "");
  expect(failure).toEqual({ kind: "message", message: "server text" });
});

test("a picture that the server finds too large is told at its field", () => {
  const fields = { profilepic: TEXT.imageTooLarge };
  expect(saveFailure(refused(413, "payload_too_large", fields), "create", "")).toEqual({
    kind: "fields",
    problems: fields,
  });
});

test.each([
  ["a lost connection", new NetworkError()],
  ["a broken server", refused(500, "unexpected")],
  ["an empty refusal", refused(400, "invalid_input")],
])("after %s one may try again", (_case, error) => {
  expect(saveFailure(error, "create", "")).toEqual({ kind: "message", message: TEXT.createFailed });
  expect(saveFailure(error, "edit", "")).toEqual({ kind: "message", message: TEXT.updateFailed });
});

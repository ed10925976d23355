import { CONTACT_MESSAGES as TEXT } from "@visita/domain/contact/contact.messages";
import { describe, expect, test, vi } from "vitest";
import { call } from "../../lib/api.ts";
import { contactFailure } from "./use-contact-form.ts";

/** What a visitor reads when the server answers so, or not at all. */
async function reads(answer: () => Promise<Response>): Promise<string | undefined> {
  vi.stubGlobal("fetch", answer);
  const failure = await call("POST /api/com/contactus", { body: { text: "Hello" } }).catch(contactFailure);
  vi.unstubAllGlobals();
  return typeof failure === "string" ? failure : undefined;
}

const json = (status: number, body: unknown) => async () => Response.json(body, { status });

describe("a message that could not be sent tells", () => {
  test("the server's own words", async () => {
    const error = "Too many messages. Please try again later.";
    expect(await reads(json(429, { error, message: error, code: "rate_limited" }))).toBe(error);
    expect(await reads(json(500, { error: "Down for an hour." }))).toBe("Down for an hour.");
  });

  test("that the error is unknown, where the server gives none", async () => {
    expect(await reads(json(500, {}))).toBe(TEXT.unknown);
    expect(await reads(json(500, { error: "", message: "", code: "unexpected" }))).toBe(TEXT.unknown);
    const page = async () => new Response("<h1>Bad gateway</h1>", { status: 502 });
    expect(await reads(page)).toBe(TEXT.unknown);
  });

  test("of the network, where there was no answer or none in time", async () => {
    const rejecting = (error: Error) => () => Promise.reject(error);
    expect(await reads(rejecting(new TypeError("failed")))).toBe(TEXT.networkError);
    expect(contactFailure(new DOMException("slow", "TimeoutError"))).toBe(TEXT.networkError);
  });

  test("to try again, whatever else it was", () => {
    expect(contactFailure(new Error("a bug"))).toBe(TEXT.unexpected);
  });
});

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
    expect(await reads(json(500, {}))).toBe("An unknown error occurred.");
    expect(await reads(json(500, { error: "", message: "", code: "unexpected" }))).toBe(
      "An unknown error occurred.",
    );
    const page = async () => new Response("<h1>Bad gateway</h1>", { status: 502 });
    expect(await reads(page)).toBe("An unknown error occurred.");
  });

  test("of the network, where there was no answer or none in time", async () => {
    const rejecting = (error: Error) => () => Promise.reject(error);
    expect(await reads(rejecting(new TypeError("failed")))).toBe("Network error or request timeout");
    expect(contactFailure(new DOMException("slow", "TimeoutError"))).toBe("Network error or request timeout");
  });

  test("to try again, whatever else it was", () => {
    expect(contactFailure(new Error("a bug"))).toBe("Unexpected error. Please try again later.");
  });
});

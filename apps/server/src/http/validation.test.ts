import { expect, test } from "vitest";
import { withDatabase } from "../../test/databases.ts";
import { buildTestApp } from "../../test/test-app.ts";

const NESTED = `${"[".repeat(50_000)}${"]".repeat(50_000)}`.slice(0, 16_000);

withDatabase("a request body", (database) => {
  const post = async (payload: string | Buffer | undefined, contentType = "application/json") => {
    const app = await buildTestApp(database);
    return app.inject({
      method: "POST",
      url: "/api/auth/logout",
      headers: payload === undefined ? {} : { "content-type": contentType },
      ...(payload !== undefined && { payload }),
    });
  };

  test.each([
    ["nothing at all", undefined],
    ["an empty JSON body", ""],
    ["an empty object", "{}"],
    ["fields nobody asked for", '{"userid":"someone","admin":true}'],
  ])("%s is accepted", async (_, payload) => {
    expect((await post(payload)).statusCode).toBe(200);
  });

  test.each<[string, string | Buffer]>([
    ["U+0000 in a value", '{"name":"a\\u0000b"}'],
    ["U+0000 in a name", '{"a\\u0000b":1}'],
    ["half a surrogate pair", '{"name":"\\ud800"}'],
    ["bytes that are not UTF-8", Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ["a __proto__ key", '{"__proto__":{"admin":true}}'],
    ["deep nesting", `${"[".repeat(7_000)}${"]".repeat(7_000)}`],
    ["values without number", JSON.stringify(Array(2_001).fill(0))],
    ["unbalanced nesting", NESTED],
    ["text that is not JSON", "hello"],
  ])("%s is refused as bad input, not as a fault", async (_, payload) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: "Please check your input fields.",
      message: "Please check your input fields.",
      code: "bad_request",
    });
  });
});

withDatabase("an address", (database) => {
  test.each(["/api/auth/user?email=a&email=b", "/api/auth/user?x=%00", "/api/%zz", "/api/%ff"])(
    "%s is refused in the error shape",
    async (url) => {
      const app = await buildTestApp(database);
      const response = await app.inject(url);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: "bad_request" });
    },
  );

  test("of the API that does not exist is a JSON 404 with any method", async () => {
    const app = await buildTestApp(database);
    for (const method of ["GET", "POST", "PUT", "DELETE"] as const) {
      const response = await app.inject({ method, url: "/api/nope" });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: "not_found" });
    }
  });
});

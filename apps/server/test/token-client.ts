import type { Permission } from "@visita/domain/connect/permission";
import type { InjectOptions } from "fastify";
import type { Owner } from "./owner.ts";
import { secretsIn } from "./secrets.ts";
import type { TestApp } from "./test-app.ts";

/** A program that makes calls with a token: without cookies, and from no page. */
export function aProgram(app: TestApp, secret: string, remoteAddress = "198.51.100.9") {
  async function send(options: InjectOptions) {
    const headers = { authorization: `Bearer ${secret}`, ...options.headers };
    const response = await app.inject({ remoteAddress, ...options, headers });
    for (const found of [secret, ...secretsIn(options, response.body)]) app.secrets.add(found);
    return response;
  }
  return {
    send,
    get: (url: string) => send({ method: "GET", url }),
    post: (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
      send({ method: "POST", url, payload, headers }),
  };
}

export type Program = ReturnType<typeof aProgram>;

/** A token of the owner's, as the page makes it. */
export async function makeToken(
  { browser }: Pick<Owner, "browser">,
  permissions: readonly Permission[],
  days: number | null = null,
): Promise<{ id: string; secret: string }> {
  const answer = await browser.post("/api/account/tokens/program", { name: "Script", permissions, days });
  const { token, secret } = answer.json();
  return { id: token.id, secret };
}

export async function makeDevicePassword({ browser }: Pick<Owner, "browser">): Promise<string> {
  const answer = await browser.post("/api/account/tokens/device", { name: "Phone", system: "android" });
  return answer.json().secret;
}

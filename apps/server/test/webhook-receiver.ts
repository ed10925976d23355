import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished } from "vitest";
import type { Browser } from "./browser.ts";
import { buildTestApp } from "./test-app.ts";

type Arrived = {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Record<string, unknown>;
  };
};

/** Webhooks may reach this machine. */
export function buildWebhookApp(...[database, options]: Parameters<typeof buildTestApp>) {
  return buildTestApp(database, { ...options, env: { WEBHOOK_ALLOW: "127.0.0.1", ...options?.env } });
}

/** A server that webhooks are sent to. It answers 204 unless told otherwise. */
export async function aReceiver() {
  const arrived: Arrived[] = [];
  const receiver = {
    url: "",
    arrived,
    answer: (response: ServerResponse, _event: Arrived["event"]): void => {
      response.writeHead(204).end();
    },
    types: () => arrived.map(({ event }) => event.type),
    fail: (status = 500) => {
      receiver.answer = (response) => void response.writeHead(status).end();
    },
    work: () => {
      receiver.answer = (response) => void response.writeHead(204).end();
    },
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString("utf8");
    const event = JSON.parse(body);
    arrived.push({ id: String(request.headers["webhook-id"]), headers: request.headers, body, event });
    receiver.answer(response, event);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}

export async function addWebhook(
  browser: Browser,
  url: string,
  events: readonly string[],
  list = "/api/account/webhooks",
) {
  const answer = await browser.post(list, { url, events });
  expect(answer.statusCode, answer.body).toBe(201);
  const { webhook, secret } = answer.json();
  const path = `${list}/${webhook.webhookid}`;
  return {
    id: webhook.webhookid as string,
    secret: secret as string,
    path,
    read: async () => (await browser.get(path)).json(),
    post: (call: string) => browser.post(`${path}/${call}`),
    deliveries: async () => (await browser.get(`${path}/deliveries`)).json().deliveries,
  };
}

/** Throws unless it was signed with the secret, by the rules of the library that receivers use. */
export function verify(secret: string, { headers, body }: Arrived): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}

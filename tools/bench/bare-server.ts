/**
 * What the product is compared with: the exact bytes and headers of its responses, sent by node:http or by plain Fastify
 * without hooks. Run as a program it is such a server, and prints its port.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Fastify from "fastify";
import { openClient } from "../harness/http-client.ts";

export type Subject = { readonly path: string; readonly headers: Record<string, string> };
type Recorded = { readonly path: string; readonly headers: Record<string, string>; readonly body: string };

/** Every server adds these itself. */
const SERVER_HEADERS = ["date", "connection", "keep-alive"];

/** Both servers with what the product at this port answers, as processes of their own. */
export async function withBareServers<T>(
  port: number,
  subjects: readonly Subject[],
  folder: string,
  use: (servers: { http: BareServer; fastify: BareServer }) => Promise<T>,
): Promise<T> {
  const client = openClient(port);
  const recorded: Recorded[] = [];
  for (const { path, headers: asked } of subjects) {
    const { status, headers, bytes } = await client.send({ path, headers: asked });
    if (status !== 200) throw new Error(`${path}: ${status}`);
    const kept = Object.entries(headers).filter(([name]) => !SERVER_HEADERS.includes(name));
    recorded.push({ path, headers: Object.fromEntries(kept) as never, body: bytes.toString("base64") });
  }
  client.close();
  const file = join(folder, "responses.json");
  writeFileSync(file, JSON.stringify(recorded));
  const [http, fastify] = await Promise.all([start("http", file), start("fastify", file)]);
  try {
    return await use({ http, fastify });
  } finally {
    await Promise.all([http.stop(), fastify.stop()]);
  }
}

type BareServer = Awaited<ReturnType<typeof start>>;

async function start(kind: "http" | "fastify", file: string) {
  const child = spawn(process.execPath, [import.meta.filename, kind, file], {
    env: { PATH: process.env["PATH"], NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  const [line] = await Promise.race([once(child.stdout.setEncoding("utf8"), "data"), ended]);
  if (!Number(line)) throw new Error(`The bare ${kind} server did not start.`);
  return {
    pid: child.pid as number,
    port: Number(line),
    async stop(): Promise<void> {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function serve(kind: string, file: string): Promise<void> {
  const recorded = (JSON.parse(readFileSync(file, "utf8")) as Recorded[]).map(({ path, headers, body }) => ({
    path,
    headers,
    body: Buffer.from(body, "base64"),
  }));
  if (kind === "fastify") {
    const app = Fastify();
    for (const { path, headers, body } of recorded)
      app.get(path, (_request, reply) => void reply.headers(headers).send(body));
    await app.listen({ host: "127.0.0.1", port: 0 });
    console.log((app.server.address() as AddressInfo).port);
    return;
  }
  const byPath = new Map(recorded.map((each) => [each.path, each]));
  const server = createServer((request, response) => {
    const found = byPath.get(request.url ?? "");
    if (found) response.writeHead(200, found.headers).end(found.body);
    else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
}

if (import.meta.main) await serve(process.argv[2] ?? "", process.argv[3] ?? "");

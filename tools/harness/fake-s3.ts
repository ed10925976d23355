import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { signRequest } from "../../apps/server/src/features/media/objects/sign-request.ts";

type Behaviour =
  | "accept"
  /** Takes requests and never answers. */
  | "hang"
  /** Answers 503, as a store that wants fewer requests. */
  | "slow down"
  /** Sends other bytes than were stored. */
  | "wrong bytes"
  /** Answers 403, as after a key was withdrawn. */
  | "forbid";

type StoredObject = {
  readonly bytes: Buffer;
  readonly type: string;
  readonly metadata: Readonly<Record<string, string>>;
};

export type FakeS3 = Awaited<ReturnType<typeof startFakeS3>>;

const BUCKET = "pictures";
const CREDENTIALS = { accessKey: "test-key", secretKey: "test-secret", region: "us-east-1" };

/** An S3-compatible store on this machine that checks signatures and can be told to misbehave. */
export async function startFakeS3() {
  const objects = new Map<string, StoredObject>();
  const sockets = new Set<Socket>();
  const locked = new Set<string>();
  const problems: string[] = [];
  let behaviour: Behaviour = "accept";
  let requests = 0;
  let port = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1;
    const body = await buffer(request).catch(() => null);
    // The other side has gone.
    if (!body || behaviour === "hang") return;
    if (behaviour === "slow down")
      return void response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
    const problem = await signatureProblem(request, body, port);
    if (problem) problems.push(problem);
    if (problem || behaviour === "forbid") return void response.writeHead(403).end();
    const [, bucket, ...rest] = (request.url ?? "").split("/");
    if (bucket !== BUCKET)
      return void response.writeHead(404).end("<Error><Code>NoSuchBucket</Code></Error>");
    serve(request, response, rest.join("/"), body);
  }

  function serve(request: IncomingMessage, response: ServerResponse, key: string, body: Buffer): void {
    const found = objects.get(key);
    switch (request.method) {
      case "PUT":
        objects.set(key, {
          bytes: body,
          type: request.headers["content-type"] ?? "",
          metadata: metadataOf(request),
        });
        return void response.writeHead(200, { etag: `"${md5(body)}"` }).end();
      case "DELETE":
        if (locked.has(key)) return void response.writeHead(403).end();
        objects.delete(key);
        return void response.writeHead(204).end();
      default: {
        if (!found) return void response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
        const bytes = behaviour === "wrong bytes" ? Buffer.alloc(found.bytes.length) : found.bytes;
        response.writeHead(200, {
          "content-type": found.type,
          "content-length": bytes.length,
          ...found.metadata,
        });
        return void response.end(bytes);
      }
    }
  }

  async function listen(onPort: number): Promise<Server> {
    const server = createServer((request, response) => void answer(request, response));
    server.on("connection", (socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    await once(server.listen(onPort, "127.0.0.1"), "listening");
    return server;
  }

  function dropConnections(): void {
    for (const socket of sockets) socket.destroy();
  }

  let server: Server | null = await listen(0);
  port = (server.address() as AddressInfo).port;

  return {
    /** For MEDIA_URL. */
    url: `s3://${CREDENTIALS.accessKey}:${CREDENTIALS.secretKey}@127.0.0.1:${port}/${BUCKET}/cards?tls=false`,
    objects,
    /** Keys that cannot be deleted, as under a legal hold. */
    locked,
    /** What was wrong with the signatures of requests. */
    problems,
    requests: () => requests,
    behave(next: Behaviour): void {
      behaviour = next;
      dropConnections();
    },
    /** From now on connections are refused. */
    async stop(): Promise<void> {
      const closing = server;
      server = null;
      if (!closing) return;
      const closed = once(closing, "close");
      closing.close();
      dropConnections();
      await closed;
    },
    async startAgain(): Promise<void> {
      server ??= await listen(port);
    },
  };
}

/** Signs what came as the sender should have, and compares. */
async function signatureProblem(
  { method = "", url = "", headers }: IncomingMessage,
  body: Buffer,
  port: number,
) {
  const sent = headers.authorization ?? "";
  const names = /SignedHeaders=([^,]+)/.exec(sent)?.[1]?.split(";") ?? [];
  const own = new Set(["host", "x-amz-content-sha256", "x-amz-date"]);
  const signed = Object.fromEntries(
    names.filter((name) => !own.has(name)).map((name) => [name, String(headers[name])]),
  );
  const time = String(headers["x-amz-date"]);
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  const address = new URL(url, `http://127.0.0.1:${port}`);
  const expected = await signRequest({ method, url: address, headers: signed, body }, CREDENTIALS, at);
  return expected.get("authorization") === sent ? undefined : `${method} ${url} has a wrong signature`;
}

function metadataOf({ headers }: IncomingMessage): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => name.startsWith("x-amz-meta-"));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function md5(bytes: Buffer): string {
  return createHash("md5").update(bytes).digest("hex");
}

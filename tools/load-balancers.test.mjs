/** nginx and Caddy balance between two instances with the files of deploy/, with their addresses replaced. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, createServer, request as httpRequest } from "node:http";
import { request as httpsRequest, Agent as TlsAgent } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { withNewPostgres } from "../apps/server/test/databases.ts";
import { startServer, temporaryFolder } from "../apps/server/test/server-process.ts";
import { freePort } from "./harness/free-port.mjs";
import { findProgram } from "./lib/programs.mjs";
import { root } from "./lib/root.mjs";

/** Of each visitor; without a pause they would take the machine from the instances. */
const PACE_MS = 20;
const WAIT = { timeout: 60_000, interval: 50 };
const folder = mkdtempSync(join(tmpdir(), "visita-balancers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
beforeAll(() => {
  const names = ["-subj", "/CN=cards.example", "-addext", "subjectAltName=DNS:cards.example"];
  const pair = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", certificate];
  execFileSync("openssl", ["req", ...pair, ...names], { stdio: "ignore" });
});

const nginx = findProgram(["nginx", "/usr/sbin/nginx"]);
const caddy = findProgram(["caddy"]);

/** Replaces each of `changes` in the shipped file, in which all of them must be. */
function shipped(file, changes) {
  return Object.entries(changes).reduce(
    (file, [from, to]) => {
      expect(file).toContain(from);
      return file.replaceAll(from, to);
    },
    readFileSync(join(root, "deploy", file), "utf8"),
  );
}

function startNginx(port, other, [one, two]) {
  const home = mkdtempSync(join(folder, "nginx-"));
  const site = shipped("nginx.two-instances.conf", {
    "127.0.0.1:3001": one,
    "127.0.0.1:3002": two,
    "listen 80;": `listen 127.0.0.1:${other};`,
    "listen 443 ssl;": `listen 127.0.0.1:${port} ssl;`,
    "/etc/letsencrypt/live/cards.example/fullchain.pem": certificate,
    "/etc/letsencrypt/live/cards.example/privkey.pem": key,
  });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(home, name)};`,
  );
  const http = [`access_log off;`, ...temporary, site].join("\n");
  const main = ["user root;", "daemon off;", `pid ${join(home, "pid")};`, "events {}", `http {\n${http}\n}`];
  writeFileSync(join(home, "nginx.conf"), main.join("\n"));
  return spawn(nginx, ["-p", home, "-c", join(home, "nginx.conf"), "-e", "stderr"], { stdio: "pipe" });
}

/** Over https with the test's own certificate: it cannot fetch one here. */
function startCaddy(port, _other, [one, two]) {
  const home = mkdtempSync(join(folder, "caddy-"));
  const site = shipped("Caddyfile.two-instances", {
    "127.0.0.1:3001": one,
    "127.0.0.1:3002": two,
    "\ncards.example {": `\nhttps://cards.example:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`,
  });
  writeFileSync(join(home, "Caddyfile"), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  mkdirSync(join(home, "data"));
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: join(home, "data"), XDG_CONFIG_HOME: home };
  const args = ["run", "--config", join(home, "Caddyfile"), "--adapter", "caddyfile"];
  return spawn(caddy, args, { stdio: "pipe", env });
}

/** A client that keeps its connections, as a browser does. */
function openClient(port) {
  const agent = new TlsAgent({ keepAlive: true, ca: readFileSync(certificate), servername: "cards.example" });
  onTestFinished(() => agent.destroy());
  return (method, path, body = "", headers = {}) =>
    send(
      httpsRequest,
      { host: "127.0.0.1", port, agent, method, path, headers: { host: "cards.example", ...headers } },
      body,
    );
}

function send(request, options, body = "") {
  return new Promise((resolve, reject) => {
    const headers = { ...options.headers, "content-length": Buffer.byteLength(body) };
    const sent = request({ ...options, headers }, async (response) => {
      const answer = await text(response).catch(reject);
      resolve({ status: response.statusCode, headers: response.headers, body: answer });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

async function startBalancer(start, upstreams) {
  const [port, other] = [await freePort(), await freePort()];
  const child = start(port, other, upstreams);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (part) => {
      output += part;
    });
  }
  onTestFinished(async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null && child.signalCode === null) await once(child, "close");
  });
  const client = openClient(port);
  await vi.waitFor(async () => {
    if (child.exitCode !== null) throw new Error(output);
    expect((await client("GET", "/readyz")).status, output).toBe(200);
  }, WAIT);
  return client;
}

/** Answers what it received. Where it fails it cuts the connection instead, once it has read the request. */
async function startUpstream() {
  const received = [];
  let failing = "";
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { method, url, headers } = request;
    if (url === "/readyz") return response.end("{}");
    received.push(`${method} ${url}`);
    if (method === failing) return request.socket.destroy();
    response.end(JSON.stringify({ method, body, headers }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  return {
    address: `127.0.0.1:${server.address().port}`,
    received,
    failAt: (method) => {
      failing = method;
    },
    stop,
  };
}

describe.each([
  ["nginx", nginx, startNginx],
  ["Caddy", caddy, startCaddy],
])("%s, as deploy/ sets it up", (_name, program, start) => {
  test.skipIf(!program)("passes on everything but the figures, with the address of the visitor", async () => {
    const [one, two] = [await startUpstream(), await startUpstream()];
    const client = await startBalancer(start, [one.address, two.address]);
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "PROPFIND", "REPORT"]) {
      const answer = await client(method, "/dav/", method === "GET" ? "" : "<body/>", { depth: "1" });
      expect(JSON.parse(answer.body)).toMatchObject({
        method,
        headers: { depth: "1", host: "cards.example" },
      });
    }
    const forged = await client("GET", "/", "", { "x-forwarded-for": "203.0.113.9" });
    const { headers } = JSON.parse(forged.body);
    expect(headers["x-forwarded-for"].split(", ").at(-1)).toBe("127.0.0.1");
    expect(headers["x-forwarded-proto"]).toBe("https");
    expect((await client("GET", "/metrics")).status).toBe(404);
    expect((await client("POST", "/api/import", "x".repeat(16 * 1024 * 1024))).status).toBe(200);
  });

  test.skipIf(!program)(
    "repeats at the other instance what does no harm twice, and nothing else",
    async () => {
      const [one, two] = [await startUpstream(), await startUpstream()];
      const client = await startBalancer(start, [one.address, two.address]);
      let at = 0;
      for (const [method, answer] of Object.entries({
        GET: [200, true],
        PROPFIND: [200, true],
        POST: [502, false],
      })) {
        one.failAt(method);
        // After a failure it is left out for some seconds.
        for (let isReached = false; !isReached; at += 1) {
          const { status } = await client(method, `/${at}`);
          const line = `${method} /${at}`;
          const times = [...one.received, ...two.received].filter((received) => received === line).length;
          isReached = one.received.includes(line);
          expect([method, status, times > 1]).toEqual([method, ...(isReached ? answer : [200, false])]);
          await pause(PACE_MS);
        }
      }
      one.stop();
      const posts = Array.from({ length: 20 }, (_, at) => client("POST", "/", `after-${at}`));
      expect(new Set((await Promise.all(posts)).map(({ status }) => status))).toEqual(new Set([200]));
    },
  );

  test.skipIf(!program || !process.env.TEST_DATABASE_URL)(
    "loses no request while one instance after the other is restarted",
    async () => {
      await withNewPostgres(async ({ url }) => {
        const ports = [await freePort(), await freePort()];
        const launch = (port) =>
          startServer({
            PORT: String(port),
            DATABASE_URL: url,
            DATA_DIR: temporaryFolder(),
            SECRET_KEY: "one key for all instances of the product",
            PUBLIC_URL: "https://cards.example",
            BILLING_PROVIDER: "off",
            TRUST_PROXY: "127.0.0.1",
            RATE_LIMIT_SCALE: "1000",
            LOG_LEVEL: "silent",
          });
        const instances = [await launch(ports[0]), await launch(ports[1])];
        const client = await startBalancer(
          start,
          ports.map((port) => `127.0.0.1:${port}`),
        );
        let isOver = false;
        const answers = new Map();
        const ask = async (method, path, body, headers) => {
          while (!isOver) {
            const { status } = await client(method, path, body, headers).catch((error) => ({
              status: error.code,
            }));
            answers.set(`${method} ${status}`, (answers.get(`${method} ${status}`) ?? 0) + 1);
            await pause(PACE_MS);
          }
        };
        const json = { "content-type": "application/json", origin: "https://cards.example" };
        const asking = [
          ask("GET", "/api/auth/user", "", {}),
          ask("GET", "/healthz", "", {}),
          ask("POST", "/api/public/seen", JSON.stringify({ card: "card-0", kind: "view" }), json),
          ask("PROPFIND", "/dav/", "", { depth: "0" }),
          ask("REPORT", "/dav/", "<report/>", { depth: "0" }),
        ];
        for (const [at, port] of ports.entries()) {
          instances[at].child.kill("SIGTERM");
          expect(await instances[at].ended).toMatchObject({ code: 0 });
          instances[at] = await launch(port);
        }
        isOver = true;
        await Promise.all(asking);
        expect([...answers.keys()].sort()).toEqual(["GET 200", "POST 204", "PROPFIND 401", "REPORT 401"]);
        // Neither stood idle.
        const one = await send(httpRequest, {
          host: "127.0.0.1",
          port: ports[0],
          path: "/readyz",
          agent: new Agent(),
        });
        expect(one.status).toBe(200);
      });
    },
  );
});

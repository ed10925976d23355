/** Runs the commands that the documents name, so that they stay true. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { freePort } from "./harness/free-port.mjs";
import { root } from "./lib/root.mjs";

const folder = mkdtempSync(join(tmpdir(), "visita-docs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const documents = ["README.md", "CONTRIBUTING.md", "docs/architecture.md"];
const scripts = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts;

/** Lines of shell blocks and inline npm commands. */
function commandsIn(document) {
  const text = readFileSync(join(root, document), "utf8");
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, code]) =>
    code.trim().split("\n"),
  );
  const inline = [...text.matchAll(/[`(](npm (?:start|test|run [\w:-]+)(?: -- [^`)]*)?)[`)]/g)].map(
    ([, name]) => name,
  );
  return [...blocks, ...inline];
}

const commands = [...new Set(documents.flatMap(commandsIn))];

/** Splits `NAME=value … npm start` into its variables and its command. */
function parse(line) {
  const env = {};
  let rest = line;
  for (
    let match = /^(\w+)=("[^"]*"|\S*)\s+/.exec(rest);
    match;
    match = /^(\w+)=("[^"]*"|\S*)\s+/.exec(rest)
  ) {
    env[match[1]] = match[2];
    rest = rest.slice(match[0].length);
  }
  return { env, command: rest };
}

function run(args, env) {
  const child = spawn("npm", args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const ended = once(child, "close").then(([code]) => code);
  onTestFinished(() => void child.kill("SIGTERM"));
  return { child, ended, output: () => output };
}

/** Runs to completion and expects exit code 0. */
async function finishes(args, env = {}) {
  const { ended, output } = run(args, env);
  expect(await ended, output()).toBe(0);
}

/** Runs to completion and expects a refusal in these words. */
async function isRefused(args, env, words) {
  const { ended, output } = run(args, env);
  expect(await ended).toBe(1);
  expect(output()).toContain(words);
}

/** Waits for a response, then stops the process and expects it to exit. */
async function serves(args, env, path) {
  const port = await freePort();
  const { child, ended, output } = run([...args.map((arg) => (arg === "PORT" ? String(port) : arg))], {
    ...env,
    PORT: String(port),
  });
  const answer = await untilAnswered(`http://127.0.0.1:${port}${path}`, child, output);
  expect(answer.status).toBe(200);
  child.kill("SIGTERM");
  await ended;
  return answer;
}

async function untilAnswered(url, child, output) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`it ended before it answered:\n${output()}`);
    try {
      return await fetch(url);
    } catch {
      await Promise.race([once(child.stdout, "data"), once(child, "close")]);
    }
  }
}

/** Replaces settings that name other machines by those of the test. */
async function withLocalServices(env) {
  const own = { ...env, DATA_DIR: mkdtempSync(join(folder, "data-")), LOG_LEVEL: "silent" };
  if ("DATABASE_URL" in env) own.DATABASE_URL = await newPostgres();
  if ("SECRET_KEY" in env) own.SECRET_KEY = "a key for tests alone, of no use elsewhere";
  return own;
}

/** An empty PostgreSQL database; without a test server, SQLite is used. */
async function newPostgres() {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return "";
  const name = `visita_docs_${process.pid}`;
  const ask = async (statement) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await ask(`create database ${name}`);
  onTestFinished(() => ask(`drop database ${name} with (force)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const data = { DATA_DIR: join(folder, "data") };

/** How each command is tested. A documented command that is missing here fails the test. */
const trials = {
  "npm start": async (env) => serves(["start"], await withLocalServices(env), "/readyz"),
  "npm run dev": () => serves(["run", "dev"], data, "/"),
  "npm run kit": () =>
    serves(["run", "kit", "--", "--port", "PORT", "--strictPort", "--host", "127.0.0.1"], {}, "/"),
  "npm run build": () => finishes(["run", "build"]),
  // Complete runs take as long as all tests; listing shows that the programs start.
  "npm run proof": () => finishes(["run", "proof", "--", "--list"]),
  "npm run bench": () => finishes(["run", "bench", "--", "--list"]),
  // An hour and 45 GB.
  "npm run bench:scale": () => {},
  // Replaces every picture of the repository, in a browser and for many minutes.
  "npm run screenshots": () => {},
  // The package is made and tried by tools/package.test.mjs.
  "npm run package": () => {},
  "npm run simulate": () => finishes(["run", "simulate"]),
  "npm run languages": () => finishes(["run", "languages"]),
  "npm run docs:security": () => finishes(["run", "docs:security"]),
  "npm run db:migrate": () => finishes(["run", "db:migrate"], data),
  "npm run db:seed": () => finishes(["run", "db:seed"], data),
  "npm run backup -- visita-backup.db": async () => {
    await finishes(["run", "db:migrate"], data);
    const copy = join(folder, "visita-backup.db");
    await finishes(["run", "backup", "--", copy], data);
    expect(existsSync(copy)).toBe(true);
  },
  // Without a word after them they name what they can do.
  "npm run admin": () => isRefused(["run", "admin"], data, "Choose a command"),
  "npm run media": () => isRefused(["run", "media"], data, "Choose a command"),
  "npm run admin -- list": () => finishes(["run", "admin", "--", "list"], data),
  "npm run admin -- audit": () => finishes(["run", "admin", "--", "audit"], data),
  // Nothing listens at the address, and that is said.
  "npm run doctor": () => isRefused(["run", "doctor"], data, "Start the server"),
  // The people and cards of the examples are not there, and that is said.
  'npm run admin -- take-down username "Pretends to be someone" "What the owner is told" 410': () =>
    isRefused(["run", "admin", "--", "take-down", "username", "Fraud", "Told", "410"], data, "No card has"),
  'npm run admin -- suspend person@mail.example "Bulk mail"': () =>
    isRefused(["run", "admin", "--", "suspend", "person@mail.example", "Bulk mail"], data, "No account has"),
  'npm run admin -- allow-username username person@mail.example "Bears the name"': () =>
    isRefused(
      ["run", "admin", "--", "allow-username", "username", "person@mail.example", "Bears the name"],
      data,
      "No account has",
    ),
  'npm run admin -- grant person@mail.example 2027-05-04 "Speaker"': () =>
    isRefused(
      ["run", "admin", "--", "grant", "person@mail.example", "2027-05-04", "Speaker"],
      data,
      "No account has",
    ),
  "npm run admin -- export person@mail.example copy.zip": () =>
    isRefused(
      ["run", "admin", "--", "export", "person@mail.example", join(folder, "copy.zip")],
      data,
      "No account has",
    ),
  "npm run admin -- delete person@mail.example": () =>
    isRefused(["run", "admin", "--", "delete", "person@mail.example"], data, "No account has"),
};

/** `npm test` itself and what it runs first. */
const ownParts = ["npm test", "npm run test:all", "npm run check", "npm run format"];

describe("a command that a document names", () => {
  test("is a script of the project and is tried here", () => {
    expect(commands.length).toBeGreaterThan(8);
    for (const line of commands) {
      const { command } = parse(line);
      const [, name = command.split(" ")[1]] = /^npm run ([\w:-]+)/.exec(command) ?? [];
      expect(scripts, line).toHaveProperty([name]);
      expect([...Object.keys(trials), ...ownParts], line).toContain(command);
    }
  });

  test.each(commands.filter((line) => !ownParts.includes(parse(line).command)))(
    "works: %s",
    async (line) => {
      const { env, command } = parse(line);
      await trials[command]?.(env);
    },
    120_000,
  );
});

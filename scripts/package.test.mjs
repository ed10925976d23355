/** Makes the package once and does with it what docs/operations.md says. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { startFakeSmtp } from "../harness/fake-smtp.ts";
import { freePort } from "../harness/free-port.mjs";
import { isProgram } from "./lib/programs.mjs";
import { root } from "./lib/root.mjs";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "visita-package-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MAX_BYTES = 120e6;
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const name = `visita-${version}-linux-${process.arch}`;
const archive = join(root, "dist", `${name}.tar.gz`);
const canPack = process.platform === "linux";

/** A Debian without npm: one that is given, or one that can be made here. */
async function bareDebian() {
  if (process.env.TEST_DEBIAN_ROOT) return process.env.TEST_DEBIAN_ROOT;
  const to = join(folder, "debian");
  const isMade = await run("debootstrap", ["--variant=minbase", "bookworm", to]).catch(() => undefined);
  return isMade && to;
}
const mayHaveDebian =
  process.getuid?.() === 0 &&
  isProgram("/usr/sbin/chroot") &&
  Boolean(process.env.TEST_DEBIAN_ROOT || isProgram("/usr/sbin/debootstrap"));

describe.skipIf(!canPack)("the package", () => {
  beforeAll(async () => {
    await run("npm", ["run", "package"], { cwd: root, env: { ...process.env } });
    await run("tar", ["-xzf", archive, "-C", folder]);
  }, 600_000);

  test("is small enough and has a licence for everything inside", () => {
    expect(statSync(archive).size).toBeLessThanOrEqual(MAX_BYTES);
    const licences = readdirSync(join(folder, name, "licences"));
    for (const inside of ["node.txt", "README.txt", "LICENSE-Platypi.txt"])
      expect(licences).toContain(inside);
    expect(licences.some((file) => file.startsWith("react-dom-"))).toBe(true);
  });

  test("starts without npm and without anything of this checkout", async () => {
    const { url, stop } = await start([join(folder, name, "bin/visita"), "start"], { PATH: "/usr/bin:/bin" });
    expect((await fetch(`${url}/`)).headers.get("content-type")).toContain("text/html");
    expect((await fetch(`${url}/c/demo/og.png`)).headers.get("content-type")).toBe("image/png");
    expect((await fetch(`${url}/c/demo/qr.png`)).status).toBe(200);
    expect(await stop()).toBe(0);
  }, 120_000);

  test("is rolled back by one release, and refuses a database of a later one", async () => {
    const data = mkdtempSync(join(folder, "rolled-back-"));
    const visita = [join(folder, name, "bin/visita"), "start"];
    const first = await start(visita, { DATA_DIR: data });
    expect(await first.stop()).toBe(0);
    const upgrade = (oldest) => {
      const database = new DatabaseSync(join(data, "visita.db"));
      database.exec("delete from kysely_migration where name like '9999-%'");
      database.exec(
        "insert into kysely_migration (name, timestamp) values ('9999-next', '2027-01-01T00:00:00.000Z')",
      );
      database.prepare("update schema_compatibility set oldest_migration = ?").run(oldest);
      database.close();
    };
    const database = new DatabaseSync(join(data, "visita.db"));
    const { name: own } = database.prepare("select max(name) as name from kysely_migration").get();
    database.close();

    upgrade(own);
    const rolledBack = await start(visita, { DATA_DIR: data });
    expect((await fetch(`${rolledBack.url}/c/demo`)).status).toBe(200);
    expect(await rolledBack.stop()).toBe(0);

    upgrade("9998-between");
    await expect(start(visita, { DATA_DIR: data })).rejects.toThrow("belongs to a newer version");
  }, 120_000);

  test.skipIf(!mayHaveDebian)(
    "starts on a bare Debian, without a network",
    async (context) => {
      const debian = await bareDebian();
      if (!debian) return context.skip();
      await run("tar", ["-xzf", archive, "-C", join(debian, "opt")]);
      onTestFinished(() => rmSync(join(debian, "opt", name), { recursive: true, force: true }));
      // Its network has nothing but itself, so the check runs inside too.
      const port = await freePort();
      const script = [
        `DATA_DIR=/tmp/visita PORT=${port} /opt/${name}/bin/visita start & server=$!`,
        `for attempt in $(seq 100); do PORT=${port} /opt/${name}/bin/visita health 2>/dev/null && break; sleep 0.1; done`,
        `PORT=${port} /opt/${name}/bin/visita health && kill $server && wait $server`,
      ].join("\n");
      const inside = '(ip link set lo up || ifconfig lo up) && exec chroot "$0" /bin/sh -c "$1"';
      const { stdout } = await run("unshare", ["--net", "sh", "-c", inside, debian, script]);
      expect(stdout).toContain("is ready at");
    },
    600_000,
  );

  test("does what docs/operations.md says, command by command", async () => {
    const system = await fakeSystem();
    for (const block of shellBlocks()) {
      for (const line of block.split("\n")) await system.execute(line);
    }
    expect(existsSync(system.path("/var/lib/visita/backups/by-hand.db"))).toBe(true);
    await system.signUp();
    await vi.waitFor(
      () => expect(system.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([["robin@person.example"]]),
      {
        timeout: 30_000,
      },
    );
    await system.execute("systemctl stop visita");
  }, 300_000);
});

function shellBlocks() {
  const text = readFileSync(join(root, "docs/operations.md"), "utf8");
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)\n```/gm)].map(([, block]) => block);
  expect(blocks.length).toBeGreaterThan(4);
  return blocks;
}

async function start([command, ...args], env = {}) {
  const port = await freePort();
  const data = mkdtempSync(join(folder, "data-"));
  const child = spawn(command, args, {
    env: { DATA_DIR: data, PORT: String(port), LOG_LEVEL: "warn", ...env },
    cwd: data,
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const ended = once(child, "close").then(([code]) => code);
  while (!output.includes("is ready at")) {
    await Promise.race([once(child.stdout, "data"), ended]);
    if (child.exitCode !== null) throw new Error(`it did not start:\n${output}`);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

/**
 * The commands run in a folder that stands for the root of a machine. What needs root or systemd is played: systemctl
 * starts and stops what the unit's ExecStart and EnvironmentFile say.
 */
async function fakeSystem() {
  const machine = mkdtempSync(join(folder, "machine-"));
  const port = await freePort();
  const smtp = await startFakeSmtp();
  onTestFinished(() => smtp.stop());
  const path = (inside) => join(machine, inside);
  for (const each of ["opt", "etc/systemd/system", "var/lib/visita/backups", "bin"])
    mkdirSync(path(each), { recursive: true });
  const programs = {
    useradd: "exit 0",
    chown: "exit 0",
    // Drops "--user visita --".
    runuser: 'shift 3\nexec "$@"',
    systemctl: [
      `pid=${path("pid")}`,
      'stop() { [ -f "$pid" ] && kill "$(cat "$pid")" && while kill -0 "$(cat "$pid")" 2>/dev/null; do sleep 0.1; done; rm -f "$pid"; }',
      "start() {",
      `  command=$(sed -n 's/^ExecStart=//p' ${path("etc/systemd/system/visita.service")})`,
      `  settings=$(sed -n 's/^EnvironmentFile=//p' ${path("etc/systemd/system/visita.service")})`,
      `  setsid ${machine}\${command% start} --env-file "${machine}$settings" start >${path("log")} 2>&1 & echo $! >"$pid"`,
      "}",
      'case "$1" in stop) stop || true ;; restart) stop || true; start ;; start | enable) start ;; esac',
    ].join("\n"),
  };
  for (const [program, script] of Object.entries(programs)) {
    writeFileSync(path(`bin/${program}`), `#!/bin/sh\n${script}\n`);
    chmodSync(path(`bin/${program}`), 0o755);
  }
  onTestFinished(() => run("sh", [path("bin/systemctl"), "stop"]).catch(() => {}));

  /** As the browser of a newcomer, behind the proxy. */
  async function post(address, body) {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://cards.example" },
      body: JSON.stringify(body),
    });
    expect(response.ok, await response.text()).toBe(true);
  }

  return {
    path,
    mails: smtp.received,
    /** The sign-in of a new account is confirmed by a mailed code. */
    async signUp() {
      const account = { email: "robin@person.example", password: "teapot-on-the-moon" };
      await post("/api/auth/register", { firstname: "Robin", lastname: "Sample", ...account });
      await post("/api/auth/login", account);
    },
    async execute(line) {
      const here = line
        .replaceAll("visita-0.1.0-linux-x64", name)
        .replaceAll(/(?<=\s|^)\/(opt|etc|var)\b/g, `${machine}/$1`)
        .replace(/--file (?=visita-)/, `--file ${join(root, "dist")}/`)
        .replace("127.0.0.1:3000", `127.0.0.1:${port}`);
      await run("bash", ["-c", here], {
        env: { PATH: `${path("bin")}:${process.env.PATH}` },
        cwd: machine,
      }).catch((error) => {
        const log = existsSync(path("log")) ? readFileSync(path("log"), "utf8") : "";
        throw new Error(`${line}\n${error.stderr}\n${log}`);
      });
      // The operator edits the settings where the document says so.
      if (here.endsWith("chmod 640 ".concat(path("etc/visita/visita.env")))) editSettings();
    },
  };

  function editSettings() {
    const file = path("etc/visita/visita.env");
    const settings = readFileSync(file, "utf8")
      .replace("PORT=3000", `PORT=${port}`)
      .replace("DATA_DIR=/var/lib/visita", `DATA_DIR=${path("var/lib/visita")}`)
      .replace(/^SMTP_URL=.*$/m, `SMTP_URL=${smtp.url}`);
    writeFileSync(file, settings);
  }
}

/** Makes the package once and does with it what docs/operations.md says. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startFakeSmtp } from "./harness/fake-smtp.ts";
import { freePort } from "./harness/free-port.mjs";
import { root } from "./lib/root.mjs";
import { bareDebianCommand, canMakeBareDebian, makeBareDebian } from "./testing/bare-debian.mjs";
import { readClientChunks } from "./testing/client-chunks.mjs";
import { makeNextRelease } from "./testing/next-release.mjs";
import { makeOperatorMachine } from "./testing/operator-machine.mjs";
import { openVisitor } from "./testing/visitor.mjs";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "visita-package-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MAX_BYTES = 120e6;
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const name = `visita-${version}-linux-${process.arch}`;
const archive = join(root, "dist", `${name}.tar.gz`);
const canPack = process.platform === "linux";

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

  test("holds every file that its documents link to or name", () => {
    const inside = join(folder, name);
    const read = (file) => readFileSync(join(inside, file), "utf8");
    const list = (part) =>
      readdirSync(join(inside, part), { recursive: true }).map((file) => join(part, file));
    const guides = list("docs").filter((file) => file.endsWith(".md"));
    const linked = ["README.md", "CONTRIBUTING.md", ...guides].flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target]) => join(dirname(file), target)),
    );
    const named = ["README.md", "docs/operations.md", ...list("deploy")].flatMap((file) =>
      [...read(file).matchAll(/\b((?:deploy|docs)\/[\w./-]*\w)/g)].map(([, target]) => target),
    );
    expect(linked.length).toBeGreaterThan(10);
    expect(named).toContain("deploy/Caddyfile");
    const missing = [...new Set([...linked, ...named])].filter((file) => !existsSync(join(inside, file)));
    // Docker makes its image in the repository.
    expect(missing.filter((file) => !file.startsWith("deploy/compose."))).toEqual([]);
  });

  test("has nothing of admin in other people's bundles", () => {
    const { read, ofRoutes, ofEverybody } = readClientChunks(
      join(folder, name, "apps/web/build/client/assets"),
    );
    const isOfAdmin = (chunk) => chunk.startsWith("admin-") || read(chunk).includes("/api/admin/");
    const isAdminRoute = (id) => /^(?:(?:routes|features)\/)?admin[-/]/.test(id);
    expect([...ofRoutes(isAdminRoute)].filter(isOfAdmin).length).toBeGreaterThan(4);
    const others = ofRoutes((id) => !isAdminRoute(id));
    expect(others.size).toBeGreaterThan(30);
    expect([...others, ...ofEverybody].filter(isOfAdmin)).toEqual([]);
  });

  test("starts without npm and without anything of this checkout", async () => {
    const { url, stop } = await start([join(folder, name, "bin/visita"), "start"], { PATH: "/usr/bin:/bin" });
    expect((await fetch(`${url}/`)).headers.get("content-type")).toContain("text/html");
    expect((await fetch(`${url}/c/demo/og.png`)).headers.get("content-type")).toBe("image/png");
    expect((await fetch(`${url}/c/demo/qr.png`)).status).toBe(200);
    expect(await stop()).toBe(0);
  }, 120_000);

  test("has everything inside that is loaded later", async () => {
    const names = readFileSync(join(root, "apps/server/external-packages.json"), "utf8");
    const script = `for (const name of ${names}) await import(name)`;
    const cwd = join(folder, name, "apps/server");
    await run(join(folder, name, "node/bin/node"), ["--input-type=module", "--eval", script], { cwd });
  });

  test.skipIf(!canMakeBareDebian())(
    "starts on a bare Debian, without a network",
    async () => {
      const debian = join(folder, "debian");
      makeBareDebian(debian);
      await run("tar", ["-xzf", archive, "-C", join(debian, "opt")]);
      const port = await freePort();
      const visita = `PORT=${port} DATA_DIR=/tmp/visita /opt/${name}/bin/visita`;
      // The check runs inside too: nobody else reaches its network.
      const script = [
        `${visita} start > /tmp/output 2>&1 & server=$!`,
        'for attempt in $(seq 1200); do case "$(cat /tmp/output)" in *"is ready at"*) break;; esac; sleep 0.1; done',
        // A busy machine may hold the event loop for a second, and the next answer says so.
        `for attempt in $(seq 10); do ${visita} health 2>&1; health=$?; [ $health = 0 ] && break; done`,
        "kill $server; wait $server; cat /tmp/output; exit $health",
      ].join("\n");
      const { stdout } = await run(...bareDebianCommand(debian, script));
      expect(stdout).toContain("is ready at");
    },
    300_000,
  );

  test("does what docs/operations.md says, command by command", async () => {
    const smtp = await startFakeSmtp();
    onTestFinished(() => smtp.stop());
    const nextName = name.replace(version, "next");
    makeNextRelease({ from: join(folder, name), to: join(folder, nextName) });
    const archives = mkdtempSync(join(folder, "archives-"));
    symlinkSync(archive, join(archives, `${name}.tar.gz`));
    await run("tar", ["-czf", join(archives, `${nextName}.tar.gz`), "-C", folder, nextName]);
    const machine = await makeOperatorMachine({
      folder,
      archives,
      renames: { "visita-0.1.0-linux-x64": name, "visita-0.2.0-linux-x64": nextName },
      settings: { SMTP_URL: smtp.url, ADMIN_EMAILS: "robin@person.example" },
    });
    const inside = commandsBySection();
    const follow = async (section) => {
      let output = "";
      for (const line of inside.get(section) ?? expect.fail(`There is no section ${section}.`))
        output += await machine.execute(line);
      inside.delete(section);
      return output;
    };
    const robin = openVisitor(machine.url, smtp, "robin@person.example");

    await follow("Install");
    await robin.signUp();
    expect((await robin.get("/api/admin/overview")).status).toBe(403);
    await robin.post("/api/admin/code");
    await robin.post("/api/admin/confirm", { code: await robin.nextCode() });
    expect((await robin.get("/api/admin/overview")).status).toBe(200);
    const looked = await follow("Become an admin");
    expect(looked).toContain("robin@person.example\tRobin Sample");
    expect(looked).toContain("ok   Mail: a test message was accepted");

    await follow("Upgrade");
    expect(existsSync(machine.path("/var/lib/visita/backups/visita-before-upgrade.db"))).toBe(true);
    expect((await robin.get("/api/admin/overview")).status).toBe(200);
    await follow("Roll back");
    expect((await robin.get("/api/admin/overview")).status).toBe(200);

    await follow("Back up");
    const sam = openVisitor(machine.url, smtp, "sam@person.example");
    await sam.signUp();
    expect(await sam.isSignedIn()).toBe(true);
    await follow("Restore");
    expect(await robin.isSignedIn()).toBe(true);
    expect(await sam.isSignedIn()).toBe(false);
    // Installs Debian packages and needs systemd: tried on a machine of its own before a release.
    expect([...inside.keys()]).toEqual(["Two instances on one Debian"]);
  }, 300_000);
});

/** The lines of the blocks in each section of the document. */
function commandsBySection() {
  const text = readFileSync(join(root, "docs/operations.md"), "utf8");
  const sections = text
    .split(/^###? /m)
    .map((section) => [
      section.split("\n")[0],
      [...section.matchAll(/^```sh\n([\s\S]*?)\n```/gm)].flatMap(([, block]) => block.split("\n")),
    ]);
  return new Map(sections.filter(([, lines]) => lines.length > 0));
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

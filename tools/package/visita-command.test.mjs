import { execFile } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { makeTree } from "../testing/fixture-tree.mjs";
import { visitaCommand } from "./visita-command.mjs";

const NODE = '#!/bin/sh\necho "node $* $SAMPLE_"\n';

/** The command beside a `node` that says how it was called, and beside programs of another machine. */
function unpack(programs = {}) {
  const script = visitaCommand({
    cpu: process.arch,
    version: "1.2.3",
    commands: ["backup", "migrate"],
    environment: { SAMPLE_: "7" },
    nodeOptions: ["--one", "--two=2"],
  });
  const folder = makeTree({ "home/bin/visita": script, "home/node/bin/node": NODE, ...programs });
  for (const file of ["home/bin/visita", "home/node/bin/node", ...Object.keys(programs)]) {
    chmodSync(join(folder, file), 0o755);
  }
  return async (...args) => {
    const env = { PATH: `${join(folder, "fake")}:${process.env.PATH}` };
    const done = await promisify(execFile)(join(folder, "home/bin/visita"), args, { env }).catch(
      (failed) => failed,
    );
    return { code: done.code ?? 0, output: done.stdout + done.stderr, home: join(folder, "home") };
  };
}

test("it starts the server as npm start does", async () => {
  const { output, home } = await unpack()("start");
  expect(output).toBe(`node --one --two=2 ${home}/apps/server/build/main.js 7\n`);
});

test("it runs the commands that are inside, and tells which there are", async () => {
  const visita = unpack();
  const { output, home } = await visita("backup", "copy of cards.db");
  expect(output.trim()).toBe(`node ${home}/apps/server/build-cli/backup.js copy of cards.db`);
  expect((await visita("--version")).output).toBe("1.2.3\n");
  for (const args of [[], ["seed"], ["start", "--help"]]) {
    const refused = await visita(...args);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("start | backup | migrate") });
  }
});

test("settings can come from a file", async () => {
  const { output, home } = await unpack()("--env-file", "/etc/a file.env", "migrate");
  expect(output.trim()).toBe(`node --env-file=/etc/a file.env ${home}/apps/server/build-cli/migrate.js`);
});

test("a machine of another kind is told so", async () => {
  const visita = unpack({ "fake/uname": "#!/bin/sh\necho riscv64\n" });
  expect(await visita("start")).toMatchObject({
    code: 1,
    output: expect.stringContaining("this machine is riscv64"),
  });
});

test.each([
  ["echo 'glibc 2.17'", "this machine has 2.17"],
  ["exit 1", "another C library"],
])("a machine without the right C library is told so: %s", async (getconf, words) => {
  const visita = unpack({ "fake/getconf": `#!/bin/sh\n${getconf}\n` });
  expect(await visita("start")).toMatchObject({ code: 1, output: expect.stringContaining(words) });
});

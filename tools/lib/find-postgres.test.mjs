import { chmodSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTree } from "../testing/fixture-tree.mjs";
import { findPostgresFolder, findUnprivilegedUser } from "./find-postgres.mjs";

function programs(...files) {
  const folder = makeTree(Object.fromEntries(files.map((file) => [file, ""])));
  for (const file of files) chmodSync(join(folder, file), 0o755);
  return folder;
}

test("takes the newest of several installed versions", () => {
  const root = programs("9.6/bin/initdb", "9.6/bin/postgres", "15/bin/initdb", "15/bin/postgres");
  expect(findPostgresFolder("", [`${root}/*/bin`])).toBe(join(root, "15/bin"));
});

test("prefers what is on PATH", () => {
  const onPath = programs("initdb", "postgres");
  const root = programs("15/bin/initdb", "15/bin/postgres");
  expect(findPostgresFolder(`/nowhere:${onPath}`, [`${root}/*/bin`])).toBe(onPath);
});

test("passes over a folder that has only the client", () => {
  const root = programs("17/bin/psql", "16/bin/initdb");
  expect(findPostgresFolder(root, [`${root}/*/bin`, "/nowhere/*/bin"])).toBeUndefined();
});

test("runs as postgres, else as nobody", () => {
  const nobody = "root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533::/:/bin/false\n";
  expect(findUnprivilegedUser(nobody)).toEqual({ uid: 65534, gid: 65533 });
  expect(findUnprivilegedUser(`${nobody}postgres:x:101:104::/:/bin/sh\n`)).toEqual({ uid: 101, gid: 104 });
  expect(findUnprivilegedUser("root:x:0:0::/root:/bin/sh\n")).toBeUndefined();
});

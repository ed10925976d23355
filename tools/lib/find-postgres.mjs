import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expandFolders, isProgram } from "./programs.mjs";

const PLACES = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql*/bin",
  "/usr/local/opt/postgresql*/bin",
  "/Library/PostgreSQL/*/bin",
];

/** The folder of PostgreSQL's server programs; the client `psql` alone is not enough. */
export function findPostgresFolder(path = process.env.PATH ?? "", places = PLACES) {
  const folders = [...path.split(delimiter).filter(Boolean), ...places.flatMap(expandFolders)];
  return folders.find((folder) => isProgram(join(folder, "initdb")) && isProgram(join(folder, "postgres")));
}

/** PostgreSQL refuses to run as root; these are the users it can run as instead. */
export function findUnprivilegedUser(passwd = readFileSync("/etc/passwd", "utf8")) {
  const users = passwd.split("\n").map((line) => line.split(":"));
  const user = ["postgres", "nobody"].map((name) => users.find(([known]) => known === name)).find(Boolean);
  return user && { uid: Number(user[2]), gid: Number(user[3]) };
}

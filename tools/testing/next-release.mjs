import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The package of a release that comes after an unpacked one: the same program with a migration more. What does not differ
 * is a link to the first.
 */
export function makeNextRelease({ from, to }) {
  for (const part of ["apps", "bin", "package.json"]) {
    cpSync(join(from, part), join(to, part), { recursive: true });
  }
  for (const part of ["node", "node_modules"]) symlinkSync(join(from, part), join(to, part));
  const build = join(to, "apps/server/build");
  const list = /(?=["'`]0016-media-objects["'`]:)/;
  const files = readdirSync(build, { recursive: true }).filter(
    (file) => file.endsWith(".js") && list.test(readFileSync(join(build, file), "utf8")),
  );
  if (files.length !== 1) throw new Error("The list of migrations is not in the build.");
  const code = readFileSync(join(build, files[0]), "utf8");
  const up = 'async up(db){await db.schema.alterTable("card").addColumn("next_release","text").execute()}';
  writeFileSync(join(build, files[0]), code.replace(list, `"9999-next-release":{${up}},`));
}

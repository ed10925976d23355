import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./server-process.ts";

/** The first sync of 10,000 people takes it half a minute. */
const TIMEOUT_MS = 240_000;

type Remote = { readonly url: string; readonly email: string; readonly password: string };

/** Another computer: vdirsyncer keeps its folders in step with the address books, and khard edits the people in them. */
export function aDesk({ url, email, password }: Remote) {
  const folder = temporaryFolder();
  const books = { people: join(folder, "people"), cards: join(folder, "cards") };
  for (const book of Object.values(books)) mkdirSync(book);
  const vdirsyncerConfig = join(folder, "vdirsyncer.conf");
  const khardConfig = join(folder, "khard.conf");
  const carddav = [`type = "carddav"`, `url = "${url}"`, `username = "${email}"`, `password = "${password}"`];
  const write = (file: string, lines: readonly string[]) => writeFileSync(file, `${lines.join("\n")}\n`);
  write(vdirsyncerConfig, [
    "[general]",
    `status_path = "${join(folder, "status")}"`,
    ...["[pair people]", 'a = "desk"', 'b = "server"', 'collections = ["people"]'],
    ...["[pair cards]", 'a = "desk"', 'b = "kept"', 'collections = ["cards"]', 'partial_sync = "revert"'],
    ...["[storage desk]", 'type = "filesystem"', `path = "${folder}"`, 'fileext = ".vcf"'],
    ...["[storage server]", ...carddav],
    ...["[storage kept]", ...carddav, "read_only = true"],
  ]);
  write(khardConfig, [
    ...["[addressbooks]", "[[people]]", `path = ${books.people}`],
    ...["[general]", "editor = true", "merge_editor = true"],
    ...["[vcard]", "preferred_version = 3.0"],
  ]);

  function run(program: string, args: readonly string[], input = "") {
    return new Promise<{ code: number; output: string }>((resolve) => {
      const env = { PATH: process.env["PATH"], HOME: folder, LANG: "C.UTF-8" };
      const child = execFile(program, args, { env, timeout: TIMEOUT_MS }, (error, stdout, stderr) => {
        resolve({ code: error ? 1 : 0, output: stdout + stderr });
      });
      child.stdin?.end(input);
    });
  }

  const vdirsyncer = (...args: string[]) => run("vdirsyncer", ["-c", vdirsyncerConfig, ...args]);
  const khard = (args: readonly string[], input?: string) =>
    run("khard", ["-c", khardConfig, ...args], input);

  return {
    khard,
    /** `yaml`: all that khard is to know of them. */
    edit(name: string, yaml: string) {
      const template = join(folder, "template.yaml");
      writeFileSync(template, yaml);
      return khard(["edit", "-i", template, name], "y\n");
    },
    discover: () => vdirsyncer("discover"),
    sync: () => vdirsyncer("sync"),
    /** The files of a book; vdirsyncer names them after what they say of their identity. */
    files: (book: keyof typeof books) =>
      readdirSync(books[book]).map((name) => {
        return { name, vcard: readFileSync(join(books[book], name), "utf8") };
      }),
    write: (name: string, vcard: string) => writeFileSync(join(books.people, name), vcard),
    remove: (name: string) => rmSync(join(books.people, name)),
    /** As khard lists them. */
    async names() {
      const { output } = await khard(["list", "--parsable"]);
      return output
        .split("\n")
        .flatMap((line) => line.split("\t")[1] ?? [])
        .toSorted();
    },
  };
}

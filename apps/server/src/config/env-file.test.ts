import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/server-process.ts";
import { checkEnvFiles } from "./env-file.ts";

function read(line: string) {
  const file = join(temporaryFolder(), "visita.env");
  writeFileSync(file, `# Settings\nPORT=3000\n${line}\n`);
  return {
    check: () => checkEnvFiles(["--one", `--env-file=${file}`]),
    value: parseEnv(line)["SMTP_URL"],
    file,
  };
}

test.each([
  "SMTP_URL=smtp://user:a#b@mail.example",
  "SMTP_URL=#a",
  "SMTP_URL = two words#b",
  "export SMTP_URL=a#b # c",
])("a value that would be cut off at its # stops the start: %s", (line) => {
  const { check, file } = read(line);
  expect(check).toThrow(`SMTP_URL in ${file} has a # outside of quotes.`);
});

test.each([
  ["SMTP_URL='smtp://user:a#b@mail.example'", "smtp://user:a#b@mail.example"],
  ['SMTP_URL="a#b"', "a#b"],
  ["SMTP_URL=off # no mail, see #12", "off"],
  ["SMTP_URL= # none", ""],
])("one in quotes, and a comment, are as they are meant: %s", (line, meant) => {
  const { check, value } = read(line);
  expect(check).not.toThrow();
  expect(value).toBe(meant);
});

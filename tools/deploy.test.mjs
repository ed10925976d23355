/** The files in deploy/ name what exists. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/root.mjs";

const read = (file) => readFileSync(join(root, file), "utf8");
const readme = read("README.md");
const documented = new Set([...readme.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name));

test("every setting of the example is one of the README's list", () => {
  const names = [...read("deploy/visita.env.example").matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !documented.has(name))).toEqual([]);
});

/** The image sets the first three. The last is for tests. */
const NOT_IN_COMPOSE = ["PORT", "HOST", "DATA_DIR", "STRIPE_API_URL"];

test("compose gives the product every setting that there is, and each is one of the README's list", () => {
  const [, environment] = / {2}visita:[\s\S]*?environment:\n([\s\S]*?)\n {4}\w/.exec(
    read("deploy/compose.yml"),
  );
  const names = [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
  const settings = [...read("apps/server/src/config/config.ts").matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
    ([, name]) => name,
  );
  expect(settings.length).toBeGreaterThan(30);
  // Of PostgreSQL's own client.
  expect(names.splice(names.indexOf("PGPASSWORD"), 1)).toEqual(["PGPASSWORD"]);
  expect([...names].sort()).toEqual(settings.filter((name) => !NOT_IN_COMPOSE.includes(name)).sort());
  expect(names.filter((name) => !documented.has(name))).toEqual([]);
});

test("compose asks for nothing that its example does not name", () => {
  const asked = new Set([...read("deploy/compose.yml").matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
  const named = new Set(
    [...read("deploy/compose.env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name),
  );
  expect([...asked].filter((name) => !named.has(name))).toEqual([]);
});

test("compose hands on a password with special characters as it is", () => {
  const compose = read("deploy/compose.yml");
  expect(compose).toMatch(/PGPASSWORD: \$\{DATABASE_PASSWORD\}\n/);
  expect(compose).not.toMatch(/postgres:\/\/[^\s}]*\$\{DATABASE_PASSWORD/);
});

test("the container runs as nobody special, can be read-only, and has a health check", () => {
  const dockerfile = read("deploy/Dockerfile");
  for (const line of ["USER visita", "HEALTHCHECK", 'ENTRYPOINT ["visita"]'])
    expect(dockerfile).toContain(line);
  expect(read("deploy/compose.yml")).toContain("read_only: true");
});

test("the container has the fonts that the README names", () => {
  const [, packages] = /`apt-get install (fontconfig [\w -]+)`/.exec(readme);
  const dockerfile = read("deploy/Dockerfile");
  const [, installed] = /apt-get install --yes --no-install-recommends ([\w -]+) \\/.exec(dockerfile);
  expect(installed).toBe(packages);
});

test("every alert is explained in docs/operations.md", () => {
  const alerts = [...read("deploy/prometheus-alerts.yml").matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const operations = read("docs/operations.md");
  expect(alerts.filter((name) => !operations.includes(`| ${name} |`))).toEqual([]);
});

test("files that operations.md and the README name are there", () => {
  const files = new Set(
    readdirSync(join(root, "deploy"), { recursive: true }).map((file) => `deploy/${file}`),
  );
  const named = [...(read("docs/operations.md") + readme).matchAll(/`(deploy\/[\w./-]+\w)`/g)].map(
    ([, file]) => file,
  );
  expect(named.filter((file) => !files.has(file))).toEqual([]);
});

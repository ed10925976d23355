import { execFile } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";
import { cardFields } from "../../../../../tools/harness/cards.ts";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { temporaryFolder } from "../../../test/server-process.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { makeToken } from "../../../test/token-client.ts";

const run = promisify(execFile);
const MODULES = new URL("../../../../../node_modules", import.meta.url).pathname;

/** As a developer writes it, with nothing but the generated types. */
const CLIENT = `
import createClient from "openapi-fetch";
import type { paths } from "./api.d.ts";

const [baseUrl = "", token = "", card = "{}"] = process.argv.slice(2);
const api = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${token}\` } });

const made = await api.POST("/api/card/add", {
  params: { header: { "Idempotency-Key": "first" } },
  body: JSON.parse(card),
});
if (!made.data) throw new Error(made.error.code);
const cardid: string = made.data.cardid;
const insights = await api.GET("/api/insights", { params: { query: { card: cardid, days: "7" } } });
const person = await api.POST("/api/contacts", { body: { name: "Sam Example" } });
const contacts = await api.GET("/api/contacts", { params: { query: { since: "2020-01-01T00:00:00Z" } } });
const views: number | undefined = insights.data?.totals.views;
const names: string[] = (contacts.data?.people ?? []).map(({ name }) => name);
const refused = await api.GET("/api/card/links/{cardid}", { params: { path: { cardid } } });
console.log(JSON.stringify({ views, names, added: person.data?.name, refused: refused.error?.code }));
`;

const SETTINGS = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: "es2024",
    module: "nodenext",
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: ["node"],
  },
  files: ["client.ts"],
};

withDatabase("a client that was generated from the description of the API", (database) => {
  test("compiles, makes a card, reads insights and lists contacts", async () => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app);
    const permissions = ["cards:write", "insights:read", "contacts:read", "contacts:write"] as const;
    const { secret } = await makeToken(owner, permissions);
    const folder = temporaryFolder();
    const types = await openapiTS((await app.inject("/api/openapi.json")).body);
    symlinkSync(MODULES, join(folder, "node_modules"));
    writeFileSync(join(folder, "api.d.ts"), astToString(types));
    writeFileSync(join(folder, "client.ts"), CLIENT);
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(SETTINGS));
    const compiled = await run(join(MODULES, ".bin", "tsc"), ["-p", folder]).catch((error) => error);
    expect(compiled.stdout).toBe("");
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const card = JSON.stringify(await cardFields({ username: "robin" }));
    const client = [join(folder, "client.ts"), `http://127.0.0.1:${port}`, secret, card];
    const { stdout } = await run(process.execPath, client);
    expect(JSON.parse(stdout)).toEqual({
      views: 0,
      names: ["Sam Example"],
      added: "Sam Example",
      refused: "token_not_permitted",
    });
  });
});

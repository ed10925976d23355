import { createConfig, lintFromString } from "@redocly/openapi-core";
import { FILES } from "@visita/domain/endpoints";
import { expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { buildTestApp } from "../../../test/test-app.ts";

withDatabase("the description of the API", (database) => {
  const open = () => buildTestApp(database, { env: { PUBLIC_URL: "https://cards.example" } });

  test("passes an independent linter without a warning", async () => {
    const source = (await (await open()).inject("/api/openapi.json")).body;
    const config = await createConfig({ extends: ["recommended"] });
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  test("names the permission of each call and file that a token may ask for", async () => {
    const app = await open();
    const { paths } = (await app.inject("/api/openapi.json")).json();
    expect(paths["/api/contacts"].post.security).toEqual([{ session: [] }, { token: ["contacts:write"] }]);
    expect(paths["/api/account/sessions"].get.security).toEqual([{ session: [] }]);
    const page = (await app.inject("/api/docs")).body;
    for (const { path, permission } of FILES) {
      const file = paths[path.replace(/:(\w+)/g, "{$1}")].get;
      expect(file.security).toContainEqual({ token: [permission] });
      expect(page).toContain(`<code>${path}</code>`);
    }
    for (const language of ["curl", "JavaScript", "Python"]) expect(page).toContain(`<p>${language}</p>`);
    expect(page).toContain("Permission: <code>contacts:read</code>");
  });
});

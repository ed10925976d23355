import { expect, test } from "vitest";
import { ADMIN_ENV, anAdmin } from "../../../test/admins.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { aTeam, TEMPLATE } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";

eachDatabase("cards, to an admin", (database) => {
  test("are found by their company, also by one that the template of their team says", async () => {
    const app = await buildTestApp(database, { env: ADMIN_ENV });
    const { browser } = await anAdmin(app);
    const team = await aTeam(app);
    await team.invite("Anna Rossi <anna@officinabrera.example>");
    const owner = await anOwner(app, "premium");
    await owner.add({ username: "robin", companyname: "Officina Robin" });
    const found = async (find: string): Promise<string[]> => {
      const { cards } = (await browser.get(`/api/admin/cards?find=${encodeURIComponent(find)}`)).json();
      return cards.map(({ username }: { username: string }) => username).sort();
    };
    expect(await found("OFFICINA")).toEqual(["anna-rossi", "robin"]);
    expect(await found("officina b")).toEqual(["anna-rossi"]);
    expect(await found("brera")).toEqual([]);
    await team.save({ ...TEMPLATE, companyname: { rule: "theirs" } });
    expect(await found("officina b")).toEqual([]);
  });
});

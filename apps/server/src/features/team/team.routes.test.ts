import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { aTeam } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { storeSums } from "../../../test/visits.ts";
import { addDays, utcDay } from "../../lib/utc-time.ts";
import { deleteOldActions } from "./team-action.service.ts";

const DAY_MS = 24 * 60 * 60_000;

eachDatabase("a team at a glance", (database) => {
  test("tells admins how many of its cards were opened in seven days, and in those before", async () => {
    const app = await buildTestApp(database);
    const team = await aTeam(app);
    const anna = await team.member("Anna");
    const ben = await team.member("Ben");
    const own = (await anna.add({ username: "anna-own" })).json().cardid as string;
    const today = utcDay(app.now());
    const sum = (card_id: string, ago: number, count: number, kind = "view", source = "direct") => ({
      ...{ card_id, kind, source, count, detail: "" },
      day: addDays(today, -ago),
    });
    await storeSums(app, [
      ...[sum(anna.cardid, 0, 3), sum(anna.cardid, 6, 2, "view", "qr"), sum(ben.cardid, 6, 1)],
      ...[sum(ben.cardid, 7, 4), sum(ben.cardid, 13, 4), sum(anna.cardid, 14, 9)],
      ...[sum(anna.cardid, 1, 2, "exchange"), sum(anna.cardid, 1, 5, "tap"), sum(own, 0, 7)],
    ]);
    expect((await team.owner.browser.get(team.url)).json()).toMatchObject({
      people: 3,
      week: {
        now: { cardsOpened: 2, views: 6, details: 2 },
        before: { cardsOpened: 1, views: 8, details: 0 },
      },
    });
    expect((await anna.browser.get(team.url)).json().week).toBeNull();
  });

  test("tells members whom to ask: owners, then admins, but nobody who has not come", async () => {
    const app = await buildTestApp(database);
    const team = await aTeam(app);
    const anna = await team.member("Anna");
    await team.member("Ben", "admin");
    await team.invite("Cy <cy@officinabrera.example>");
    const cy = (await team.person("Cy"))?.personid;
    await team.owner.browser.put(`${team.url}/people/${cy}/role`, { role: "admin" });
    expect((await anna.browser.get(team.url)).json().leaders).toEqual([
      expect.objectContaining({ name: "Giulia Ferrante", role: "owner", color: null }),
      expect.objectContaining({ name: "Ben Sample", role: "admin", email: "ben@officinabrera.example" }),
    ]);
    expect((await team.owner.browser.get(team.url)).json().leaders).toEqual([]);
  });

  test("finds what was done by who did it, to whom, and by its words in the reader's language", async () => {
    const app = await buildTestApp(database);
    const team = await aTeam(app);
    await team.invite("Émile Lefèvre <emile@officinabrera.example>");
    await team.owner.browser.send({
      method: "PATCH",
      url: `${team.url}/templates/${team.templateid}`,
      payload: { name: "Studio" },
    });
    const found = async (find: string, language = "en") => {
      const url = `${team.url}/actions?find=${encodeURIComponent(find)}`;
      const { actions, total } = (
        await team.owner.browser.send({ method: "GET", url, headers: { "accept-language": language } })
      ).json();
      expect(total).toBe(actions.length);
      return actions.map(({ action }: { action: string }) => action);
    };
    expect(await found("lefèvre")).toEqual(["people_invited"]);
    expect(await found("STUDIO")).toEqual(["template_renamed"]);
    expect(await found("giulia")).toEqual(["template_renamed", "people_invited", "team_started"]);
    expect(await found("renamed")).toEqual(["template_renamed"]);
    expect(await found("eingeladen", "de")).toEqual(["people_invited"]);
    expect(await found("100%")).toEqual([]);
  });

  test("keeps what was done for twelve months, in the list and in the database", async () => {
    const app = await buildTestApp(database);
    const team = await aTeam(app);
    await team.invite("Anna Sample <anna@officinabrera.example>");
    app.passTime(364 * DAY_MS);
    await team.signInAgain();
    await team.invite("Ben Sample <ben@officinabrera.example>");
    const kept = async () => {
      await deleteOldActions(app.context);
      return app.db.selectFrom("team_action").select("subject").orderBy("created_at").execute();
    };
    const listed = async () => (await team.owner.browser.get(`${team.url}/actions`)).json().total;
    expect(await kept()).toHaveLength(3);
    app.passTime(2 * DAY_MS);
    expect(await listed()).toBe(1);
    expect(await kept()).toEqual([{ subject: "Ben Sample" }]);
  });
});

import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { aTeam, type Team } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { aProgram, makeToken } from "../../../test/token-client.ts";

const MINUTE = 60_000;

eachDatabase("a program reads a list of a team to its end", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const team = await aTeam(app);
    const program = aProgram(app, (await makeToken(team.owner, ["team"])).secret);
    return { app, team, program };
  }

  const names = (count: number) =>
    Array.from({ length: count }, (_, at) => `${at % 2 === 0 ? "Ana" : "ana"} ${(at % 40) + 10}`);

  async function invite(team: Team, people: readonly string[]): Promise<void> {
    const lines = people.map((name, at) => `${name} <p${at}-${people.length}@officinabrera.example>`);
    const answer = await team.invite(lines.join("\n"));
    expect(answer.statusCode, answer.body).toBe(201);
  }

  test("of its people, while somebody comes and somebody who was read goes", async () => {
    const { team, program } = await open();
    const invited = names(110);
    await invite(team, invited);
    const read: { name: string; personid: string }[] = [];
    let after: string | null = null;
    do {
      const answer = await program.get(`${team.url}/people${after ? `?after=${after}` : ""}`);
      expect(answer.statusCode, answer.body).toBe(200);
      const { people, next } = answer.json();
      if (after === null) {
        expect(people[0].name).toBe("Giulia Ferrante");
        await invite(team, ["Aaron Early"]);
        await team.owner.browser.post(`${team.url}/people/${people[5].personid}/remove`, {});
      }
      read.push(...people);
      after = next;
    } while (after !== null);
    expect(read.map(({ name }) => name).toSorted()).toEqual([...invited, "Giulia Ferrante"].toSorted());
    const gone = await program.get(`${team.url}/people?after=${"x".repeat(22)}`);
    expect(gone.statusCode).toBe(404);
    const [you] = read;
    const others = (await program.get(`${team.url}/people?after=${you?.personid}`)).json().people;
    expect([others.length, others[0].name]).toEqual([50, "Aaron Early"]);
  });

  test("of what was done for it, while more is done", async () => {
    const { app, team, program } = await open();
    const at = app.now();
    await app.db.deleteFrom("team_action").execute();
    const done = Array.from({ length: 120 }, (_, number) => ({
      id: `a${1_000 + number}`,
      team_id: team.teamid,
      actor_id: team.owner.id,
      action: "people_invited",
      subject: `Person ${number}`,
      count: 1,
      // Many at the same moment.
      created_at: at - Math.floor(number / 70) * MINUTE,
    }));
    await app.db.insertInto("team_action").values(done).execute();
    const read: string[] = [];
    let before = "";
    do {
      const answer = await program.get(`${team.url}/actions${before && `?before=${before}`}`);
      expect(answer.statusCode, answer.body).toBe(200);
      const { actions, next } = answer.json();
      if (before === "") await invite(team, ["Aaron Early"]);
      read.push(...actions.map(({ subject }: { subject: string }) => subject));
      before = next;
    } while (before !== null);
    expect(read).toEqual(done.map(({ subject }) => subject));
    expect((await program.get(`${team.url}/actions?before=yesterday`)).statusCode).toBe(400);
  });
});

import { cookieOf, givePremium } from "../../harness/accounts.ts";
import { BROWSER_HEADERS, getRequest, httpLoad } from "../../harness/http-load.ts";
import type { Product } from "../../harness/product.ts";
import { seededUsername } from "../../harness/seed.ts";
import type { Report, Task } from "../../harness/task.ts";
import { DATABASE_KINDS, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { peopleCsv } from "../contact-rows.ts";
import { withEnvironment, withProduct } from "../environment.ts";
import { measure } from "../rounds.ts";

const PEOPLE = 5_000;
const OWNER = "owner-0";
const READS = { connections: 16, requests: [getRequest("/c/demo")], perSecond: 100 };
const COLD_CARDS = 1_000;
const QUESTIONS = ["a", "gi", "ferrante", "person4999", "nobody at all"];
const SEARCHES = 40;
const SAVES = 10;

type Api = (method: string, path: string, body?: object | string) => Promise<{ ms: number; answer: object }>;

export const teams: Task = {
  title: "A team of 5,000 people",
  meaning: "A company of any size gets its cards in a minute, and one change reaches all of them at once.",
  async run(report) {
    for (const kind of DATABASE_KINDS) {
      await withEnvironment(kind, { cards: COLD_CARDS }, async (environment) => {
        const cookie = await withDatabase(environment.target, (db) => cookieOf(db, OWNER));
        await withProduct(environment, async (product) => {
          const api = apiOf(product, cookie);
          const started = (await api("POST", "/api/team", { name: "Officina Brera", cardid: null })).answer;
          const team = started as { teamid: string; templateid: string };
          await withDatabase(environment.target, (db) => givePremium(db, team.teamid));
          report.say(`${kind}: inviting`);
          const usernames = await measureInvitation(environment, product, api, team, report);
          report.say(`${kind}: saving, searching and opening`);
          await measureSaves(environment, product, api, team, usernames, report);
          await measureList(environment, product, cookie, team, report);
          await measureCards(environment, product, usernames, report);
        });
      });
    }
  },
};

type Team = { readonly teamid: string; readonly templateid: string };

function apiOf({ url }: Product, cookie: string): Api {
  return async (method, path, body) => {
    const isFile = typeof body === "string";
    const startedAt = performance.now();
    const response = await fetch(url + path, {
      method,
      headers: { cookie, "content-type": isFile ? "text/csv" : "application/json" },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as object;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return { ms: performance.now() - startedAt, answer };
  };
}

async function measureInvitation(
  { kind: on }: TestEnvironment,
  { port }: Product,
  api: Api,
  { teamid, templateid }: Team,
  { figure }: Report,
): Promise<string[]> {
  const csv = peopleCsv(PEOPLE);
  const path = `/api/team/${teamid}/invitations/file`;
  const look = await api("POST", `${path}/look?templateid=${templateid}`, csv);
  figure({ on, name: "preview of 5,000 people", value: look.ms / 1_000, unit: "s", atMost: 5 });
  await httpLoad({ ...READS, port, seconds: 2 });
  const ended = new AbortController();
  const reading = httpLoad({ ...READS, port, seconds: 60, signal: ended.signal });
  const { ms, answer } = await api("POST", `${path}?templateid=${templateid}`, csv);
  ended.abort();
  const { invited, cards } = answer as { invited: number; cards: { username: string }[] };
  if (invited !== PEOPLE) throw new Error(`${invited} people were invited`);
  figure({ on, name: "cards and invitations of 5,000 people", value: ms / 1_000, unit: "s", atMost: 30 });
  const { p99 } = await reading;
  figure({ on, name: "card pages meanwhile, p99", value: p99, unit: "ms", atMost: 50 });
  return cards.map(({ username }) => username);
}

/** Each save is read back from a card that was in the cache. */
async function measureSaves(
  { kind: on }: TestEnvironment,
  { url }: Product,
  api: Api,
  { teamid, templateid }: Team,
  [username = ""]: string[],
  { figure }: Report,
): Promise<void> {
  const times: number[] = [];
  for (let save = 0; save < SAVES; save += 1) {
    const listed = (await api("GET", `/api/team/${teamid}/templates`)).answer;
    const { templates } = listed as { templates: { version: number; template: object }[] };
    const companyname = { rule: "fixed", value: `Officina Brera ${save}` };
    await (await fetch(`${url}/api/card/${username}`)).json();
    const { ms } = await api("PUT", `/api/team/${teamid}/templates/${templateid}`, {
      version: templates[0]?.version,
      template: { ...templates[0]?.template, companyname },
    });
    times.push(ms);
    const card = (await (await fetch(`${url}/api/card/${username}`)).json()) as { companyname: string };
    if (card.companyname !== companyname.value) throw new Error("a card shows what its template was");
  }
  const slowest = Math.max(...times);
  figure({
    on,
    name: "save of a template of 5,000 cards, slowest of ten",
    value: slowest,
    unit: "ms",
    atMost: 100,
  });
}

async function measureList(
  { kind: on }: TestEnvironment,
  product: Product,
  cookie: string,
  { teamid }: Team,
  { figure }: Report,
): Promise<void> {
  const requests = ["", ...QUESTIONS].map((find) =>
    getRequest(`/api/team/${teamid}/people?find=${encodeURIComponent(find)}`, { cookie }),
  );
  const target = { ...product, connections: 1, requests };
  await measure(target, { count: requests.length });
  const { p95 } = await measure(target, { count: SEARCHES * requests.length });
  figure({ on, name: "list and search of the people, p95", value: p95, unit: "ms", atMost: 100 });
}

async function measureCards(
  { kind: on }: TestEnvironment,
  product: Product,
  usernames: readonly string[],
  { figure }: Report,
): Promise<void> {
  const open = (nameOf: (at: number) => string) =>
    measure(
      {
        ...product,
        connections: 16,
        requests: Array.from({ length: COLD_CARDS }, (_, at) =>
          getRequest(`/c/${nameOf(at)}`, BROWSER_HEADERS),
        ),
      },
      { count: COLD_CARDS },
    );
  // The second half of the team warms up.
  await open((at) => usernames[PEOPLE - 1 - at] ?? "");
  const plain = await open(seededUsername);
  const ofTeam = await open((at) => usernames[at] ?? "");
  const value = ofTeam.cpuMicros / plain.cpuMicros;
  figure({ on, name: "team card not opened before, CPU against a plain one", value, atMost: 1.1 });
}

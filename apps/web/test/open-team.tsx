import userEvent from "@testing-library/user-event";
import type { TeamOverview } from "@visita/domain/team/team.contract";
import type { InitialEntry, RouteObject } from "react-router";
// biome-ignore lint/correctness/noUndeclaredDependencies: declared once, at the root of the workspaces
import { vi } from "vitest";
import TeamLayout from "../app/features/team/frame/team-layout.tsx";
import { openPages } from "./open-pages.tsx";

const USER = {
  userid: "u1",
  email: "giulia@officinabrera.example",
  firstname: "Giulia",
  lastname: "Ferrante",
};

const TEAM: TeamOverview = {
  teamid: "t1",
  name: "Officina Brera",
  logo: null,
  ownLogo: null,
  role: "owner",
  cardid: null,
  deletedOn: null,
  people: 40,
  invited: 4,
  templates: 3,
  seatsLeft: null,
  waiting: 0,
  week: null,
  joining: null,
  page: { slug: null, line: "", isShown: false, isIndexed: false, agreed: 0 },
  isOnPage: false,
  leaders: [],
  contactsSharedAt: null,
};

type Answer = { status?: number; body: unknown };
type Sent = { readonly url: URL; readonly headers: Headers; readonly body: unknown };
/** By method and path; the query string is left out. */
export type TeamAnswers = Record<string, (sent: Sent) => Answer | Promise<Answer>>;

/** Opens pages of a team, in its frame. */
export function openTeam(
  pages: RouteObject[],
  at: InitialEntry,
  answers: TeamAnswers,
  changes: Partial<TeamOverview> = {},
) {
  const framed = [
    { element: <TeamLayout />, children: pages },
    { path: "*", element: <p>Another page</p> },
  ];
  return openTeamPages(framed, at, answers, changes);
}

/** Opens pages with a server that answers so about a team. What was sent is kept by method and path. */
export function openTeamPages(
  pages: RouteObject[],
  at: InitialEntry,
  answers: TeamAnswers,
  changes: Partial<TeamOverview> = {},
) {
  const team = { ...TEAM, ...changes };
  const sent: (Sent & { name: string })[] = [];
  const known: TeamAnswers = {
    "GET /api/auth/user": () => ({ body: { user: USER } }),
    "GET /api/team": () => ({ body: { teams: [team] } }),
    "GET /api/team/t1": () => ({ body: team }),
    "GET /api/team/t1/left": () => ({ body: { cards: [], total: 0 } }),
    ...answers,
  };
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, "https://cards.example");
    const name = `${init.method ?? "GET"} ${url.pathname}`;
    const body = typeof init.body === "string" ? JSON.parse(init.body) : init.body;
    const call = { url, headers: new Headers(init.headers), body };
    sent.push({ name, ...call });
    const answer = (await known[name]?.(call)) ?? { status: 404, body: {} };
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });
  const router = openPages(pages, { at });
  const callsOf = (name: string) => sent.filter((each) => each.name === name);
  return { user: userEvent.setup(), router, answers: known, callsOf };
}

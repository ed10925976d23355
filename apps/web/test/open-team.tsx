import userEvent from "@testing-library/user-event";
import type { TeamOverview } from "@visita/domain/team/team.contract";
import type { RouteObject } from "react-router";
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
  role: "owner",
  cardid: null,
  deletedOn: null,
  people: 40,
  invited: 4,
  templates: 3,
  seatsLeft: null,
  week: null,
  joining: null,
};

type Answer = { status?: number; body: unknown };
type Sent = { readonly url: URL; readonly body: unknown };
/** By method and path; the query string is left out. */
export type TeamAnswers = Record<string, (sent: Sent) => Answer | Promise<Answer>>;

/** Opens pages of a team with a server that answers so. What was sent is kept by method and path. */
export function openTeam(pages: RouteObject[], at: string, answers: TeamAnswers) {
  const sent: (Sent & { name: string })[] = [];
  const known: TeamAnswers = {
    "GET /api/auth/user": () => ({ body: { user: USER } }),
    "GET /api/team": () => ({ body: { teams: [TEAM] } }),
    "GET /api/team/t1": () => ({ body: TEAM }),
    ...answers,
  };
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, "https://cards.example");
    const name = `${init.method ?? "GET"} ${url.pathname}`;
    const call = { url, body: init.body ? JSON.parse(String(init.body)) : undefined };
    sent.push({ name, ...call });
    const { status = 200, body } = (await known[name]?.(call)) ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
  const router = openPages(
    [
      { element: <TeamLayout />, children: pages },
      { path: "*", element: <p>Another page</p> },
    ],
    { at },
  );
  const callsOf = (name: string) => sent.filter((each) => each.name === name);
  return { user: userEvent.setup(), router, answers: known, callsOf };
}

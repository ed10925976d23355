import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openTeam, type TeamAnswers } from "../../../../test/open-team.tsx";
import ActivityPage from "./activity-page.tsx";

const LIST = "GET /api/team/t1/actions";
const AT = Date.UTC(2026, 3, 21, 16, 5);

function anAction(given: object = {}) {
  return {
    at: AT,
    by: "Kwame Asante",
    action: "template_changed",
    subject: "Studio",
    count: 1,
    from: "",
    to: "",
    ...given,
  };
}

const pageOf = (actions: object[], total = actions.length) => ({ body: { actions, total } });

function open(answers: TeamAnswers, at = "/team/activity") {
  return openTeam([{ path: "/team/activity", element: <ActivityPage /> }], at, answers);
}

test("says what was done, to whom, when and by whom", async () => {
  open({
    [LIST]: () =>
      pageOf([
        anAction(),
        anAction({ action: "people_moved", subject: "Showroom", count: 3 }),
        anAction({ action: "role_changed", subject: "Anna: Bellini: admin", by: null }),
        anAction({ action: "role_changed", subject: "Ben: Bianchi", from: "admin", to: "member" }),
        anAction({ action: "person_removed", subject: "Lorenzo", from: "/c/lorenzo", to: "/c/priya" }),
        anAction({ count: 24 }),
        anAction({ action: "team_renamed", subject: "Brera", from: "Officina", to: "Brera" }),
      ]),
  });
  const [changed, moved, role, former, removed, shown, renamed] = await screen.findAllByRole("listitem");
  expect(changed?.textContent).toMatch(/Changed a templateStudio.*21 April.*Kwame Asante/);
  expect(moved?.textContent).toContain("Moved to another templateShowroom · 3 people");
  expect(role?.textContent).toContain("Anna: Bellini, now an admin");
  expect(role?.textContent).toContain("An account that was deleted");
  expect(former?.textContent).toContain("Ben: Bianchi, now a memberWas an admin");
  expect(removed?.textContent).toContain("Took outLorenzo/c/lorenzo/c/priya");
  expect(shown?.textContent).toContain("Changed a templateStudio · 24 cards");
  expect(renamed?.textContent).toMatch(/^Renamed the teamOfficinaBrera(?!.*Brera)/);
  const csv = screen.getByRole("link", { name: "Download as CSV" });
  expect(csv.getAttribute("href")).toBe("/api/team/t1/actions.csv");
});

test("is searched while one types, and what is searched for stays in the address", async () => {
  const { user, router } = open({
    [LIST]: ({ url }) => pageOf(url.searchParams.get("find") === "" ? [anAction()] : []),
  });
  await screen.findByText("Studio");
  await user.type(screen.getByRole("searchbox", { name: "Find" }), "bergamo");
  expect(await screen.findByText("Nothing found for “bergamo”")).toBeTruthy();
  expect(router.state.location.search).toBe("?find=bergamo");
  await user.click(screen.getByRole("button", { name: "Show everything" }));
  expect(await screen.findByText("Studio")).toBeTruthy();
});

test("is read page by page, and a page says which of all it shows", async () => {
  const { user } = open({
    [LIST]: ({ url }) => {
      const isFirst = url.searchParams.get("page") === "1";
      return pageOf(
        isFirst ? Array.from({ length: 50 }, () => anAction()) : [anAction({ subject: "Workshop" })],
        51,
      );
    },
  });
  expect(await screen.findByText("1 to 50 of 51")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Older" }));
  expect(await screen.findByText("51 to 51 of 51")).toBeTruthy();
  expect(within(screen.getByRole("list")).getByText("Workshop")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Activity");
  expect(screen.queryByRole("button", { name: "Older" })).toBeNull();
});

test("that cannot be loaded is asked for again", async () => {
  const { user, answers } = open({ [LIST]: () => ({ status: 500, body: {} }) });
  expect(await screen.findByText("The activity could not be loaded")).toBeTruthy();
  answers[LIST] = () => pageOf([anAction()]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Studio")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("The activity could not be loaded")).toBeNull());
});

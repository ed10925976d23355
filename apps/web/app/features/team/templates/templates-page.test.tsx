import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { openTeam, type TeamAnswers } from "../../../../test/open-team.tsx";
import { aTemplate, TEMPLATE_LIST as LIST, templateList } from "../../../../test/template.ts";
import TemplatesPage from "./templates-page.tsx";

const SHOWROOM = aTemplate({ templateid: "showroom", name: "Showroom", cards: 0, isChangedByYou: true });

function open(answers: TeamAnswers) {
  return openTeam([{ path: "/team/templates", element: <TemplatesPage /> }], "/team/templates", answers);
}

async function rowOf(name: string) {
  const heading = await screen.findByRole("heading", { level: 2, name });
  return within(heading.closest("li") as HTMLElement);
}

test("a template says what it fixes, who changed it, and leads to its people and its editor", async () => {
  open({ [LIST]: () => templateList(aTemplate(), SHOWROOM) });
  const studio = await rowOf("Studio");
  expect(screen.getByText("2 of 50, each with its own look")).toBeTruthy();
  expect(
    studio.getByText(
      "4 fields the same for everybody, 6 each person’s own. Changed on 2 April by Kwame Asante.",
    ),
  ).toBeTruthy();
  const people = studio.getByRole("link", { name: "24 people with Studio" });
  expect(people.getAttribute("href")).toBe("/team/people?template=studio");
  expect(studio.getByRole("link", { name: "Edit, Studio" }).getAttribute("href")).toBe(
    "/team/templates/studio/edit",
  );
});

test("only a template without people can be deleted, and never the last one", async () => {
  let listed = templateList(aTemplate(), SHOWROOM);
  const { user, callsOf } = open({
    [LIST]: () => listed,
    "DELETE /api/team/t1/templates/showroom": () => {
      listed = templateList(aTemplate());
      return { body: { message: "The template is deleted." } };
    },
  });
  const studio = await rowOf("Studio");
  await user.click(studio.getByRole("button", { name: "More for Studio" }));
  expect(await screen.findByRole("button", { name: "Rename" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
  await user.keyboard("{Escape}");
  const showroom = await rowOf("Showroom");
  await user.click(showroom.getByRole("button", { name: "More for Showroom" }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("alertdialog", { name: "Delete Showroom?" });
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Showroom" })).toBeNull());
  expect(callsOf("DELETE /api/team/t1/templates/showroom")).toHaveLength(1);
  expect(screen.getByText("1 of 50, each with its own look")).toBeTruthy();
});

test("a new template is a copy of another one with a name of its own, and opens in its editor", async () => {
  const made = aTemplate({ templateid: "workshop", name: "Workshop", cards: 0 });
  const { user, router, callsOf } = open({
    [LIST]: () => templateList(aTemplate()),
    "POST /api/team/t1/templates": () => ({ status: 201, body: made }),
  });
  await user.click((await screen.findAllByRole("button", { name: "New template" }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole("dialog", { name: "New template" }));
  await user.click(dialog.getByRole("button", { name: "Make the template" }));
  expect(dialog.getByText("Please give it a name.")).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Name/), "Workshop");
  await user.click(dialog.getByRole("button", { name: "Make the template" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/team/templates/workshop/edit"));
  expect(callsOf("POST /api/team/t1/templates")[0]?.body).toEqual({ name: "Workshop", copyOf: "studio" });
});

test("the latest change of any template can be undone, once", async () => {
  const changed = { changedAt: Date.now(), isChangedByYou: true, changedBy: "Giulia Ferrante" };
  const undo = { until: Date.now() + 30 * 24 * 60 * 60_000, fields: ["contacts.address", "bio"] };
  let listed = templateList(aTemplate({ ...changed, undo }), SHOWROOM);
  const { callsOf } = open({
    [LIST]: () => listed,
    "POST /api/team/t1/templates/studio/undo": () => {
      const undone = aTemplate({ ...changed, version: 5 });
      listed = templateList(undone, SHOWROOM);
      return { body: undone };
    },
  });
  expect(await screen.findByText(/^You changed Studio today, /)).toBeTruthy();
  expect(screen.getByText(/Address, Bio, on 24 cards\. Can be undone until/)).toBeTruthy();
  const button = screen.getByRole("button", { name: "Undo" });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText("Studio is as it was. 24 cards show it.")).toBeTruthy();
  expect(callsOf("POST /api/team/t1/templates/studio/undo").map(({ body }) => body)).toEqual([
    { version: 4 },
  ]);
});

test("an undo that comes too late says so and shows the list as it is now", async () => {
  const undo = { until: Date.now() + 1_000, fields: ["bio"] };
  let listed = templateList(aTemplate({ undo }));
  const { user } = open({
    [LIST]: () => listed,
    "POST /api/team/t1/templates/studio/undo": () => {
      listed = templateList(aTemplate());
      return errorResponse("template_changed", "This template was changed elsewhere.");
    },
  });
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("This template was changed elsewhere.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
});

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openTeam } from "../../../../test/open-team.tsx";
import { SharingSection } from "./sharing-section.tsx";

test("turning sharing on asks first, and shows what visitors will read", async () => {
  const { user, callsOf } = openTeam(
    [{ path: "/team/settings", element: <SharingSection /> }],
    "/team/settings",
    {
      "PUT /api/team/t1/sharing": () => ({ status: 500, body: {} }),
    },
  );
  await user.click(await screen.findByRole("switch", { name: "Share new contacts with the team" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Share new contacts with the team?" }));
  expect(dialog.getByText("Kwame and Officina Brera get these details.")).toBeTruthy();
  expect(dialog.getByText("All 36 members get an email that says so")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(callsOf("PUT /api/team/t1/sharing")).toEqual([]);
  await user.click(screen.getByRole("switch"));
  await user.click(await screen.findByRole("button", { name: "Share new ones" }));
  await waitFor(() =>
    expect(callsOf("PUT /api/team/t1/sharing")).toMatchObject([{ body: { shared: true } }]),
  );
});

import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { FontProblem } from "@visita/domain/kit/kit.contract";
import { expect, test } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { type Answers, fileAnswer, kitLoaded, openKit, PREMIUM_KIT } from "../../../../test/open-kit.tsx";

const PICTURE: Answers = { "GET /api/kit/c1/background.png": () => fileAnswer("image/png") };

const press = (element: HTMLElement) => act(async () => element.click());

async function open(answers = PICTURE, kit = PREMIUM_KIT) {
  const opened = openKit("/cards/c1/kit/background", kit, answers);
  await kitLoaded("Backgrounds");
  return opened;
}

test("what is previewed is what is downloaded: one drawing for both", async () => {
  const { saved, asked } = await open();
  expect(await screen.findByRole("img", { name: /upper left corner$/ })).toBeTruthy();
  await press(await screen.findByRole("button", { name: "Download PNG" }));
  expect(saved).toEqual(["giulia-call-1920x1080.png"]);
  expect(asked.filter((call) => call.includes("background.png"))).toEqual([
    "GET /api/kit/c1/background.png?size=call-1920&mirrored=false",
  ]);
});

test("a mirrored file says which way it is seen", async () => {
  const { saved } = await open();
  expect(screen.getByText("As others see you")).toBeTruthy();
  await press(screen.getByRole("switch", { name: "Mirrored" }));
  expect(screen.getByText("The mirrored file. The app flips it back")).toBeTruthy();
  await press(await screen.findByRole("button", { name: "Download PNG" }));
  await waitFor(() => expect(saved).toEqual(["giulia-call-1920x1080-mirrored.png"]));
});

test("a lock screen is never mirrored", async () => {
  const { saved, asked } = await open();
  await press(screen.getByRole("switch", { name: "Mirrored" }));
  await press(screen.getByRole("radio", { name: "Lock screen" }));
  expect(screen.queryByRole("switch")).toBeNull();
  await press(screen.getByRole("radio", { name: "1080 x 2400" }));
  await waitFor(() =>
    expect(asked.at(-1)).toBe("GET /api/kit/c1/background.png?size=lock-1080&mirrored=false"),
  );
  await press(await screen.findByRole("button", { name: "Download PNG" }));
  await waitFor(() => expect(saved).toEqual(["giulia-lock-1080x2400.png"]));
});

test("keeps its picture while the next one is drawn, and says what failed", async () => {
  const { answers, saved } = await open();
  await screen.findByRole("img", { name: /upper left corner$/ });
  answers["GET /api/kit/c1/background.png"] = () => errorResponse("rate_limited", "Please wait a minute.");
  await press(screen.getByRole("radio", { name: "2560 x 1440" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Please wait a minute.");
  expect(screen.getByRole("img", { name: /upper left corner$/ })).toBeTruthy();
  const download = screen.getByRole<HTMLButtonElement>("button", { name: "Download PNG" });
  expect(download.disabled).toBe(true);
  answers["GET /api/kit/c1/background.png"] = () => fileAnswer("image/png");
  await press(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(download.disabled).toBe(false));
  await press(download);
  expect(saved).toEqual(["giulia-call-2560x1440.png"]);
});

test("says the place in line while others draw, and shows the picture when it comes", async () => {
  const places = [12, 2, 1, 0].map((place) => errorResponse("unavailable", "", { retryAfter: 0, place }));
  const turns = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await open({
    "GET /api/kit/c1/background.png": async () => {
      const place = places.shift();
      await turns[2 - places.length]?.promise;
      return place ?? fileAnswer("image/png");
    },
  });
  expect(await screen.findByText("12th in line")).toBeTruthy();
  turns[0]?.resolve();
  expect(await screen.findByText("2nd in line")).toBeTruthy();
  turns[1]?.resolve();
  expect(await screen.findByRole("img", { name: /upper left corner$/ })).toBeTruthy();
  expect(screen.queryByText(/in line/)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a card with a new address is drawn anew", async () => {
  const { answers, asked, saved } = await open();
  await screen.findByRole("img", { name: /upper left corner$/ });
  const renamed = { ...PREMIUM_KIT, card: { ...PREMIUM_KIT.card, username: "giulia-two" } };
  answers["GET /api/kit/c1"] = () => ({ body: renamed });
  fireEvent.click(screen.getByRole("link", { name: "Use it everywhere" }));
  await screen.findByText(/^Seven ways to share \/c\/giulia-two\./);
  fireEvent.click(screen.getByRole("link", { name: "Backgrounds" }));
  await waitFor(() => expect(asked.filter((call) => call.includes("background.png"))).toHaveLength(2));
  await screen.findByRole("img", { name: /upper left corner$/ });
  await press(await screen.findByRole("button", { name: "Download PNG" }));
  await waitFor(() => expect(saved).toEqual(["giulia-two-call-1920x1080.png"]));
});

test("says which letters the picture leaves out, and gives it nevertheless", async () => {
  const backgroundProblem: FontProblem = { text: "no font here has Burmese letters", scripts: ["Burmese"] };
  const { saved } = await open(PICTURE, { ...PREMIUM_KIT, backgroundProblem });
  expect(screen.getByText("This card cannot be drawn in full yet")).toBeTruthy();
  expect(screen.getByText(/have no Burmese letters, so the pictures leave them out/)).toBeTruthy();
  await press(await screen.findByRole("button", { name: "Download PNG" }));
  await waitFor(() => expect(saved).toEqual(["giulia-call-1920x1080.png"]));
});

import { reportForm } from "@visita/domain/messages/report-form";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { mountCardTexts } from "../test/card-texts.ts";
import "../test/dialogs.ts";
import { closeDialogs, enhanceDialogs } from "./dialogs.ts";
import { enhanceLinks } from "./link-actions.ts";

const CARD = {
  cardid: "card-1",
  username: "giulia",
  fullname: "Giulia Ferrante",
  shortName: "Giulia",
  photo: null,
  url: "https://visita.example/c/giulia",
  origin: { source: "direct" },
} as const;

const press = (selector: string) => document.querySelector<HTMLAnchorElement>(selector)?.click();
const open = () => [...document.querySelectorAll("dialog[open]")].map(({ id }) => id);

mountCardTexts();
beforeAll(() => enhanceLinks(CARD));
beforeEach(() => {
  document.body.innerHTML =
    '<a href="/c/giulia/report" data-report="">Report</a><a href="#qr">QR code</a><dialog id="qr"></dialog>';
  enhanceDialogs();
});

test("a link that is pressed twice while its dialog is loaded opens it once, with one step in the history", async () => {
  press("[data-report]");
  press("[data-report]");
  await vi.waitFor(() => expect(open()).toEqual(["report"]));
  await vi.dynamicImportSettled();
  expect([open(), history.state.overlayDepth]).toEqual([["report"], 1]);
  closeDialogs();
  await vi.waitFor(() => expect(history.state?.overlayDepth).toBeUndefined());
});

test("a dialog that is loaded too late does not take the place of the one that was asked for since", async () => {
  const texts = await reportForm.load("en");
  let arrive = () => {};
  const load = vi.spyOn(reportForm, "load").mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(texts);
      }),
  );
  press("[data-report]");
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  press('[href="#qr"]');
  arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(open()).toEqual(["qr"]);
});

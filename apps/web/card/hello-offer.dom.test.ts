import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { mountCardTexts } from "../test/card-texts.ts";

mountCardTexts();

const BAR =
  '<section class="action-bar"><a href="/c/giulia/contact.vcf" data-contact="">Add to Contact</a></section>';
const TILE = '<a href="/c/giulia/hello?link=salone" data-hello="">Share your details</a>';

/** The offer is made once for each page, and a page loads the module once. */
beforeEach(() => vi.resetModules());

test("whoever has saved the contact is asked for their details, once", async () => {
  const { offerHello } = await import("./hello-offer.ts");
  document.body.innerHTML = BAR + TILE;
  offerHello("Giulia");
  const offer = screen.getByRole("link", { name: "Let Giulia know who you are" });
  expect(offer.getAttribute("href")).toMatch(/\/c\/giulia\/hello\?link=salone$/);
  expect(offer.dataset["hello"]).toBe("");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  offerHello("Giulia");
  expect(screen.queryByRole("link", { name: "Let Giulia know who you are" })).toBeNull();
  expect(document.querySelectorAll("[role=status]")).toHaveLength(1);
});

test("a card that takes no details stays as it is, and so does the owner's", async () => {
  const { offerHello } = await import("./hello-offer.ts");
  document.body.innerHTML = BAR;
  offerHello("Giulia");
  expect(document.body.innerHTML).toBe(BAR);
});

import { expect, test } from "vitest";
import { offerHello } from "./hello-offer.ts";

test("the button in the bar asks for the visitor's details, once", () => {
  document.body.innerHTML =
    '<a href="/c/giulia/hello" data-hello="bar"><svg><path d="M0 0"/></svg><span>Share your details</span></a>';
  const link = document.querySelector("a");
  offerHello("Giulia");
  expect(link?.textContent).toBe("Let Giulia know who you are");
  expect(link?.dataset["after"]).toBe("");
  offerHello("Somebody else");
  expect(link?.textContent).toBe("Let Giulia know who you are");
  expect(document.querySelectorAll("[role=status]")).toHaveLength(1);
});

test("a card that takes no details stays as it is", () => {
  document.body.innerHTML = "<main></main>";
  offerHello("Giulia");
  expect(document.body.innerHTML).toBe("<main></main>");
});

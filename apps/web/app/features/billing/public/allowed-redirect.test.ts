import { expect, test } from "vitest";
import { isAllowedRedirect } from "./allowed-redirect.ts";

const PAGE = "https://cards.example/subscription";

test.each([
  "https://cards.example/sandbox/checkout/1",
  "/subscription?checkout=resumed",
  "https://checkout.stripe.com/c/pay/cs_1#x",
  "https://billing.stripe.com/p/session/1",
])("follows %s", (address) => {
  expect(isAllowedRedirect(address, PAGE)).toBe(true);
});

test.each([
  "http://checkout.stripe.com/c/pay/cs_1",
  "https://checkout.stripe.com.evil.example/",
  "https://evil.example/https://checkout.stripe.com",
  "https://checkout.stripe.com@evil.example/",
  "https://checkout.stripe.com:8443/",
  "https://stripe.com/",
  "http://cards.example/",
  "//evil.example/",
  "\\\\evil.example/",
  "javascript:alert(1)",
  "data:text/html,x",
  "blob:https://evil.example/1",
  "https://",
  undefined,
])("does not follow %s", (address) => {
  expect(isAllowedRedirect(address, PAGE)).toBe(false);
});

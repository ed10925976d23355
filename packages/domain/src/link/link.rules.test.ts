import { expect, test } from "vitest";
import { proposeSlug, slugProblem } from "./link.rules.ts";

test.each([
  ["Salone del Mobile", "salone-del-mobile"],
  ["  Fuori Orario, December talk ", "fuori-orario-december-talk"],
  ["Café Müller – Straße 12", "cafe-muller-stra-e-12"],
  ["A very long name of an event in the far north", "a-very-long-name-of-an-event"],
  ["Donaudampfschifffahrtsgesellschaft", "donaudampfschifffahrtsgesellsc"],
  ["東京デザインウィーク", ""],
  ["東京 2026", "2026"],
  ["Q", ""],
  ["Hello!", ""],
  ["", ""],
])("of %o the address is proposed as %o", (name, slug) => {
  expect(proposeSlug(name)).toBe(slug);
  if (slug) expect(slugProblem(slug)).toBeNull();
});

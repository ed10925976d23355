import { expect, test } from "vitest";
import { proposeSlug, slugProblem } from "./link.rules.ts";

test.each([
  ["Salone del Mobile", "salone-del-mobile"],
  ["  Fuori Orario, December talk ", "fuori-orario-december-talk"],
  ["Café Müller – Straße 12", "cafe-muller-strasse-12"],
  ["A very long name of an event in the far north", "a-very-long-name-of-an-event"],
  ["Donaudampfschifffahrtsgesellschaft", "donaudampfschifffahrtsgesellsc"],
  ["東京デザインウィーク", "dezainwiku"],
  ["東京", ""],
  ["Größe & Łódź 2027", "grosse-lodz-2027"],
  ["Ярмарка в Києві", "yarmarka-v-kyyevi"],
  ["東京 2026", "2026"],
  ["Q", ""],
  ["Hello!", ""],
  ["", ""],
])("of %o the address is proposed as %o", (name, slug) => {
  expect(proposeSlug(name)).toBe(slug);
  if (slug) expect(slugProblem(slug)).toBeNull();
});

import { expect, test } from "vitest";
import { deviceUrl, readDevice } from "./made-device.ts";

const MADE = {
  name: "Giulia’s iPhone & iPad",
  system: "iphone",
  user: "giulia+phone@person.example",
  password: "mk4t9q2zx7hdw3fp8r6ncy5vb2jg",
} as const;

const readBack = (name: string) =>
  readDevice(new URL(deviceUrl("https://cards.example", { ...MADE, name })).hash);

test("the code of a device holds what the device asks for", () => {
  expect(readBack(MADE.name)).toEqual(MADE);
});

test.each([
  ["m".repeat(60), "m".repeat(60)],
  ["هاتف".repeat(15), `${"هاتف".repeat(3)}…`],
  ["📱".repeat(30), `${"📱".repeat(6)}…`],
])("the code stays coarse enough to be read: of %s it holds the beginning", (name, held) => {
  expect(readBack(name)?.name).toBe(held);
  expect(deviceUrl("https://cards.example", { ...MADE, name }).length).toBeLessThan(240);
});

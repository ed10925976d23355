/** `npm run simulate`: what 1, 10 and 100 million cards need, from measured costs and from assumptions that can be given. */
import { parseArgs } from "node:util";
import { ASSUMED, MEASURED, sizeOf, valuesOf } from "./lib/capacity.mjs";

const MILLION = 1_000_000;
const optionOf = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const options = Object.fromEntries(Object.keys(ASSUMED).map((name) => [optionOf(name), { type: "string" }]));
const { values } = parseArgs({ options });
const given = Object.entries(ASSUMED).map(([name, { value }]) => [
  name,
  Number(values[optionOf(name)] ?? value),
]);
const assumed = Object.fromEntries(given);
const wrong = given.find(([, value]) => !(value > 0));
if (wrong) {
  console.error(`--${optionOf(wrong[0])} must be a positive number.`);
  process.exit(1);
}

const sizes = [1, 10, 100].map((count) => ({
  "million cards": count,
  ...rounded(sizeOf(count * MILLION, assumed, valuesOf(MEASURED))),
}));
console.table(sizes);
console.log("Assumed:");
for (const [name, { unit, from }] of Object.entries(ASSUMED)) {
  console.log(`  --${optionOf(name)} ${assumed[name]} ${unit}: ${from}`);
}
console.log("Measured:");
for (const [name, { value, from }] of Object.entries(MEASURED)) console.log(`  ${name} ${value}: ${from}`);

function rounded(size) {
  return Object.fromEntries(
    Object.entries(size).map(([name, value]) => [name, Number(value.toPrecision(3))]),
  );
}

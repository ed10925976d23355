import { expect, test } from "vitest";
import { ASSUMED, MEASURED, sizeOf, valuesOf } from "./capacity.mjs";

test("ten times the cards need ten times the machines, but never fewer than two instances and a replica", () => {
  const [small, middle, large] = [1_000, 10_000_000, 100_000_000].map((cards) => sizeOf(cards));
  expect(small).toMatchObject({ instances: 2, replicas: 1 });
  expect(large.viewsPerSecond / middle.viewsPerSecond).toBeCloseTo(10);
  expect(large.instances / middle.instances).toBeGreaterThan(5);
  expect(large.pictureGigabytes).toBe(6_000);
});

test("more views and fewer cached ones need more instances", () => {
  const assumed = valuesOf(ASSUMED);
  const usual = sizeOf(100_000_000).instances;
  expect(sizeOf(100_000_000, { ...assumed, viewsPerCard: 20 }).instances).toBeGreaterThan(usual);
  expect(sizeOf(100_000_000, { ...assumed, cachedShare: 0.1 }).instances).toBeGreaterThan(usual);
});

test("every figure says where it comes from", () => {
  for (const { value, from } of Object.values({ ...MEASURED, ...ASSUMED })) {
    expect(value).toBeGreaterThan(0);
    expect(from.length).toBeGreaterThan(10);
  }
});

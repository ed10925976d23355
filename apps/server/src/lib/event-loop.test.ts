import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { YieldQueue } from "./event-loop.ts";

test("whoever needs an instant comes between those who keep the loop busy", async () => {
  const queue = new YieldQueue();
  const order: string[] = [];
  const busy = ["first", "second", "third"].map((name) => queue.next().then(() => order.push(name)));
  await setImmediate();
  order.push("somebody quick");
  await Promise.all(busy);
  expect(order.indexOf("somebody quick")).toBeLessThan(order.indexOf("third"));
  expect(order.filter((name) => name !== "somebody quick")).toEqual(["first", "second", "third"]);
});

/** What worker-pool.test.ts lets its workers do. */
import { AppError } from "../src/lib/app-error.ts";
import type { Task } from "../src/lib/worker-task.ts";

type PoolTask<Input, Output> = Task<Input, Output, "lane">;

export const countTo: PoolTask<number, { numbers: number[]; total: number }> = {
  name: "count",
  lane: "lane",
  load: async () => (max) => ({ numbers: Array.from({ length: max }, (_, at) => at), total: max }),
};

export const loopForEver: PoolTask<null, never> = {
  name: "loop",
  lane: "lane",
  load: async () => () => {
    for (;;);
  },
};

export const takeAllMemory: PoolTask<null, never> = {
  name: "memory",
  lane: "lane",
  load: async () => () => {
    const kept: string[] = [];
    for (let at = 0; ; at += 1) kept.push("x".repeat(1_000) + at);
  },
};

export const refuse: PoolTask<string, never> = {
  name: "refuse",
  lane: "lane",
  load: async () => (text) => {
    throw new AppError("invalid_input", text, { fields: { name: text } });
  },
};

export const fail: PoolTask<string, never> = {
  name: "fail",
  lane: "lane",
  load: async () => (text) => {
    throw new TypeError(text);
  },
};

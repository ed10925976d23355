import type { FastifyInstance } from "fastify";
import { expect, onTestFinished } from "vitest";
import { readConfig } from "../src/config/config.ts";
import type { AppDeps } from "../src/core/create-context.ts";
import { createPasswords } from "../src/lib/passwords.ts";
import { priority } from "../src/lib/worker-pool.ts";
import { buildApp } from "../src/server/app.ts";
import type { TestDatabase } from "./databases.ts";
import { withBilling } from "./settings.ts";

export type TestApp = FastifyInstance & {
  /** What the server has written to its log so far. */
  logLines: string[];
  /** Passwords, codes, tokens, cookies and addresses that came up; when the test ends, the log may hold none of them. */
  secrets: Set<string>;
  /** Moves the clock that the product reads. */
  passTime(milliseconds: number): void;
};

type Options = {
  env?: Record<string, string>;
  pages?: AppDeps["pages"];
  passwords?: AppDeps["passwords"];
  secretKey?: AppDeps["secretKey"];
};

// Several files are tested at once on all cores, where drawings of the lowest priority would be given up.
priority.nice = 0;

const TEST_SECRET_KEY = { current: "a key for tests alone, of no use elsewhere", old: [] };

/** Argon2id at next to no cost: with the product's parameters hashing would take most of the time of these tests. */
export const cheapPasswords = () => createPasswords({ memory: 64, passes: 1, parallelism: 1 });

/** The whole product on a fresh database, closed again when the test ends. Unexpected errors fail the test. */
export async function buildTestApp(database: TestDatabase, options: Options = {}): Promise<TestApp> {
  let shift = 0;
  const logLines: string[] = [];
  const app = (await buildApp({
    config: readConfig(withBilling(options.env)),
    db: await database.open(),
    secretKey: options.secretKey ?? TEST_SECRET_KEY,
    now: () => Date.now() + shift,
    logStream: { write: (line) => logLines.push(line) },
    passwords: options.passwords ?? cheapPasswords(),
    ...(options.pages && { pages: options.pages }),
  })) as TestApp;
  app.logLines = logLines;
  app.passTime = (milliseconds) => {
    shift += milliseconds;
  };
  app.secrets = new Set();
  onTestFinished(async () => {
    await app.close();
    expectNoSecret(app);
  });
  return app;
}

/** Neither as it is nor as an address would hold it. */
export function expectNoSecret({ logLines, secrets }: Pick<TestApp, "logLines" | "secrets">): void {
  const log = logLines.join("\n");
  for (const secret of secrets) {
    for (const form of new Set([secret, encodeURIComponent(secret)])) {
      // Most are nowhere: an expression for each line would take most of the time of tests with many requests.
      if (!log.includes(form)) continue;
      const pattern = alone(form);
      expect(logLines.filter((line) => pattern.test(line))).toEqual([]);
    }
  }
}

/** As a value of its own: six digits inside a longer number, such as a time, are no code. */
function alone(secret: string): RegExp {
  return new RegExp(`(?<![\\w-])${secret.replace(/[^\w]/g, "\\$&")}(?![\\w-])`);
}

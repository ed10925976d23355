import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { FIRST_RUN_EVENTS, FIRST_RUN_STEPS } from "./first-run.rules.ts";

export const FirstRun = z.object({
  /** Which steps are done. Null once it was put away, and for accounts that never had it. */
  steps: z.record(z.enum(FIRST_RUN_STEPS), z.boolean()).nullable(),
});
export type FirstRun = z.infer<typeof FirstRun>;

export const firstRunEndpoint = defineEndpoint("GET /api/first-run", {
  summary: "Which of the first steps a new account has completed.",
  access: "account",
  responses: { 200: FirstRun },
});

export const recordFirstRunEndpoint = defineEndpoint("POST /api/first-run", {
  summary: "Records a first step that was done in the browser, or hides the steps for good.",
  access: "account",
  body: z.object({ event: z.enum(FIRST_RUN_EVENTS) }),
  responses: { 200: FirstRun },
});

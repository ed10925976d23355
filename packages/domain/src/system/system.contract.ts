import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";

export const healthEndpoint = defineEndpoint("GET /healthz", {
  summary: "Whether the process is alive. How fast it answers is a figure of /metrics.",
  access: "public",
  responses: { 200: z.object({ status: z.literal("ok") }) },
});

/** Of a database with replicas. One that is not used is left out of reads until it is back. */
const Replicas = z.array(z.object({ replica: z.string(), state: z.string() })).optional();

export const readyEndpoint = defineEndpoint("GET /readyz", {
  summary: "Whether this instance is ready for requests.",
  access: "public",
  responses: {
    200: z.object({ status: z.literal("ready"), replicas: Replicas }),
    503: z.object({ status: z.literal("not ready"), replicas: Replicas }),
  },
});

import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";

export const healthEndpoint = defineEndpoint({
  method: "GET",
  path: "/healthz",
  summary: "Whether the process is alive and answering in time.",
  access: "public",
  responses: { 200: z.object({ status: z.literal("ok") }), 503: z.object({ status: z.literal("slow") }) },
});

export const readyEndpoint = defineEndpoint({
  method: "GET",
  path: "/readyz",
  summary: "Whether this instance should be sent requests.",
  access: "public",
  responses: {
    200: z.object({ status: z.literal("ready") }),
    503: z.object({ status: z.literal("not ready") }),
  },
});

import { z } from "zod";
import { ErrorBody } from "../errors.ts";
import type { Endpoint } from "./endpoint.ts";

type Json = Record<string, unknown>;

/** The OpenAPI description, generated from the table that also validates requests. */
export function describeApi(
  endpoints: readonly Endpoint[],
  about: { title: string; url: string; cookie: string },
): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${about.title} API`, version: "1" },
    servers: [{ url: about.url }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, "output") },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: about.cookie } },
    },
  };
}

function describeOperation(endpoint: Endpoint): Json {
  const parameters = [
    ...describeParameters(endpoint.params, "path"),
    ...describeParameters(endpoint.query, "query"),
  ];
  return {
    summary: endpoint.summary,
    ...(endpoint.access === "account" && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemaOf(endpoint.body, "input") } },
      },
    }),
    ...(endpoint.fileType && {
      requestBody: { required: true, content: { [endpoint.fileType]: {} } },
    }),
    responses: { ...describeResponses(endpoint), default: ERROR_RESPONSE },
  };
}

const ERROR_RESPONSE = {
  description: "Refused or failed; `error` can be shown to a person.",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
};

function describeResponses({ responses }: Endpoint): Json {
  return Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [
      status,
      {
        description: Number(status) < 400 ? "Success" : "Not now",
        content: { "application/json": { schema: schemaOf(schema, "output") } },
      },
    ]),
  );
}

function describeParameters(schema: z.ZodObject | undefined, location: "path" | "query"): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, part]) => ({
    name,
    in: location,
    required: location === "path" || !(part as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(part as z.ZodType, "input"),
  }));
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json;
}

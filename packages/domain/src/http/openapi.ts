import { z } from "zod";
import type { Permission } from "../connect/permission.ts";
import { ErrorBody } from "../errors.ts";
import type { Endpoint } from "./endpoint.ts";
import type { FileEndpoint } from "./file.ts";

type Json = Record<string, unknown>;
type Api = { readonly endpoints: readonly Endpoint[]; readonly files: readonly FileEndpoint[] };

const RATE_HEADERS = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];

/** The OpenAPI description, generated from the tables that also validate requests. */
export function describeApi(
  { endpoints, files }: Api,
  about: { title: string; url: string; cookie: string },
): Json {
  const paths: Record<string, Json> = {};
  const add = (path: string, method: string, operation: Json) => {
    const key = path.replace(/:(\w+)/g, "{$1}");
    paths[key] = { ...paths[key], [method]: { operationId: operationId(method, path), ...operation } };
  };
  for (const endpoint of endpoints) add(endpoint.path, endpoint.method.toLowerCase(), describeCall(endpoint));
  for (const file of files) add(file.path, "get", describeFile(file));
  return {
    openapi: "3.1.0",
    info: { title: `${about.title} API`, version: "1", license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: about.url }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, "output") },
      headers: Object.fromEntries(
        RATE_HEADERS.map((name) => [
          name,
          { description: "Of calls by token, in a minute.", schema: { type: "integer" } },
        ]),
      ),
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: about.cookie },
        token: { type: "http", scheme: "bearer" },
      },
    },
  };
}

/** Such as "getApiCardByName". */
function operationId(method: string, path: string): string {
  const words = path
    .replace(/:(\w+)/g, "by-$1")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function describeCall(endpoint: Endpoint): Json {
  const { summary, access, permission, params, query, body, fileType, creates } = endpoint;
  const parameters = [
    ...describeParameters(params, "path"),
    ...describeParameters(query, "query"),
    ...(creates ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    ...describeAccess(summary, access === "account", permission),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemaOf(body, "input") } },
      },
    }),
    ...(fileType && { requestBody: { required: true, content: { [fileType]: {} } } }),
    responses: { ...describeResponses(endpoint), ...ERROR_RESPONSES },
  };
}

function describeFile({ summary, permission, contentType, params, query }: FileEndpoint): Json {
  return {
    ...describeAccess(summary, true, permission),
    parameters: [...describeParameters(params, "path"), ...describeParameters(query, "query")],
    responses: {
      200: {
        description: "The file",
        headers: rateHeaders(),
        content: { [contentType]: { schema: { type: "string", format: "binary" } } },
      },
      ...ERROR_RESPONSES,
    },
  };
}

function describeAccess(summary: string, needsAccount: boolean, permission: Permission | undefined): Json {
  return {
    summary,
    ...(permission && { description: `A token needs the permission \`${permission}\`.` }),
    security: [
      ...(needsAccount ? [{ session: [] }] : [{}]),
      // A bearer scheme has no scopes; its list names what the token must be permitted.
      ...(permission ? [{ token: [permission] }] : []),
    ],
  };
}

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "Chosen by the caller. A call that is sent again with it within 24 hours is not done again.",
  schema: { type: "string", maxLength: 255 },
};

const ERROR_RESPONSE = {
  description: "Refused or failed; `error` can be shown to a person.",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
};
const ERROR_RESPONSES = { "4XX": ERROR_RESPONSE, "5XX": ERROR_RESPONSE };

function describeResponses({ responses, permission }: Endpoint): Json {
  return Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [
      status,
      {
        description: Number(status) < 400 ? "Success" : "Not now",
        ...(permission && { headers: rateHeaders() }),
        content: { "application/json": { schema: schemaOf(schema, "output") } },
      },
    ]),
  );
}

function rateHeaders(): Json {
  return Object.fromEntries(RATE_HEADERS.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
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
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => nameProperties(jsonSchema),
  });
  return json;
}

/** A record with a value for each of a few keys: as an object, whose properties generated clients know. */
function nameProperties(json: z.core.JSONSchema.BaseSchema): void {
  const { required, properties, additionalProperties } = json;
  if (!required || properties || typeof additionalProperties !== "object") return;
  json.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  delete json.propertyNames;
  delete json.additionalProperties;
}

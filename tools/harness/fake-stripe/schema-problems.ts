export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};

const KNOWN = /^(type|properties|required|additionalProperties|items|anyOf|enum|const)$/;
const NOTES = /^(\$schema|title|examples|x-.*)$/;

/**
 * Validates a value against the subset of JSON Schema that Stripe uses. Interprets the schema:
 * validators that compile it first take most of a minute for the invoice alone.
 * With `isForm` numbers and booleans may be text, which is all that a form can carry.
 */
export function schemaProblems(schema: Schema, value: unknown, isForm: boolean, path = "it"): string[] {
  const unknown = Object.keys(schema).filter((keyword) => !KNOWN.test(keyword) && !NOTES.test(keyword));
  if (unknown.length > 0) throw new Error(`the schema of ${path} uses ${unknown.join(", ")}`);
  if (schema.anyOf) {
    const tries = schema.anyOf.map((each) => schemaProblems(each, value, isForm, path));
    return tries.find((problems) => problems.length === 0) ?? tries[0] ?? [`${path} cannot be anything`];
  }
  if (schema.type && !hasType(schema.type, value, isForm)) return [`${path} is not of type ${schema.type}`];
  if ("const" in schema && value !== schema.const) return [`${path} is not ${schema.const}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${path} is none of ${schema.enum.join(", ")}`];
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((each, i) => schemaProblems(items, each, isForm, `${path}[${i}]`)) : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return objectProblems(schema, value, isForm, path);
}

function objectProblems(schema: Schema, value: object, isForm: boolean, path: string): string[] {
  const { required = [], properties = {}, additionalProperties = true } = schema;
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  return [
    ...missing.map((name) => `${path}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, each]) => {
      const inner = properties[name] ?? additionalProperties;
      if (inner === false) return [`${path}.${name} is not known`];
      return inner === true ? [] : schemaProblems(inner, each, isForm, `${path}.${name}`);
    }),
  ];
}

function hasType(type: string, value: unknown, isForm: boolean): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  if (isForm && type === "number") return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value);
  if (isForm && type === "boolean") return value === "true" || value === "false";

  return typeof value === type;
}

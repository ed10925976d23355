import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./database.ts";

/**
 * A query that is built and compiled once for each connection and then run with other values. For queries on the hot
 * path: there, Kysely's building and compiling takes longer than SQLite's answer.
 */
export function prepared<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<Db, CompiledQuery<Row>>();
  return async (db, ...values) => {
    const query = compiled.get(db) ?? compile(build(db, ...values), values);
    compiled.set(db, query);
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: values });
    return rows;
  };
}

function compile<Row>(builder: Compilable<Row>, values: readonly unknown[]): CompiledQuery<Row> {
  const query = builder.compile();
  const isInOrder =
    query.parameters.length === values.length && query.parameters.every((value, at) => value === values[at]);
  if (!isInOrder) throw new Error("A prepared query must use each of its values once, in their order.");
  return query;
}

import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./database.ts";

/**
 * A question that is asked for every page: put into words once, and from then on only given other values. Wording it
 * takes longer than finding the answer.
 */
export function prepared<Values extends readonly unknown[], Row>(
  word: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const known = new WeakMap<Db, CompiledQuery<Row>>();
  return async (db, ...values) => {
    const query = known.get(db) ?? inWords(word(db, ...values), values);
    known.set(db, query);
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: values });
    return rows;
  };
}

function inWords<Row>(question: Compilable<Row>, values: readonly unknown[]): CompiledQuery<Row> {
  const query = question.compile();
  const isInOrder =
    query.parameters.length === values.length && query.parameters.every((value, at) => value === values[at]);
  if (!isInOrder) throw new Error("A prepared question must use its values once each, in their order.");
  return query;
}

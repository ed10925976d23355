import { type KyselyPlugin, PostgresQueryCompiler } from "kysely";
import type { TestDatabase } from "./databases.ts";

/** A test database that records statements without their parameters. */
export function recordStatements(database: TestDatabase) {
  const statements: string[] = [];
  const compiler = new PostgresQueryCompiler();
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(compiler.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    database: { ...database, open: async () => (await database.open()).withPlugin(recorder) },
    /** The statements executed during `work`. */
    async during(work: () => Promise<unknown>): Promise<string[]> {
      statements.length = 0;
      await work();
      return [...statements];
    },
  };
}

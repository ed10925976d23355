import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Finds templates by the beginning of the company that they fix, as 0015 finds cards. Additive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const company = isPostgres
    ? sql`(fields::jsonb -> 'companyname' ->> 'value') collate "C"`
    : sql`json_extract(fields, '$.companyname.value')`;
  await sql`create index template_company_search on template (lower(${company}))`.execute(db);
}

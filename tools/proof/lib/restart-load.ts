import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { MIGRATIONS } from "../../../apps/server/src/db/migrations.ts";
import type { HttpClient } from "../../harness/http-client.ts";
import { seededUsername } from "../../harness/seed.ts";
import type { Action } from "./mixed-load.ts";
import { createNumberedCard } from "./numbered-card.ts";
import type { User } from "./users.ts";

type Options = { client: HttpClient; visitors: readonly User[]; owners: readonly User[]; cards: number };

/** Reads, writes and logins; acknowledged writes are recorded and verified afterwards. */
export async function restartLoad({ client, visitors, owners, cards }: Options) {
  const editors = await Promise.all(
    owners.map((owner) => createNumberedCard(client, owner, `edited-${owner.accountId.toLowerCase()}`)),
  );
  const messages: string[] = [];
  let putOff = 0;
  const visitor = (at: number) => visitors[at % visitors.length] as User;
  const readCard = (at: number) => client.send({ path: `/api/card/${seededUsername(at % cards)}` });

  const actions: Action[] = [
    { share: 60, expected: [200], ask: readCard },
    { share: 12, expected: [200], ask: (at) => client.send({ path: `/c/${seededUsername(at % cards)}` }) },
    {
      share: 15,
      expected: [200],
      ask: (at) => client.send({ path: "/api/auth/user", headers: { cookie: visitor(at).cookie } }),
    },
    {
      share: 8,
      expected: [200],
      // Editors save one at a time; if all are busy, a card is read instead.
      ask: (at) => editors.find((editor) => editor.isFree())?.save() ?? readCard(at),
    },
    {
      share: 3,
      expected: [200],
      async ask(at) {
        const text = `Message number ${at} of the load.`;
        const body = { username: "Robin", text };
        const response = await client.send({ method: "POST", path: "/api/com/contactus", body });
        if (response.status === 200) messages.push(text);
        return response;
      },
    },
    {
      share: 2,
      expected: [202],
      async ask(at) {
        const { email, password } = visitor(at);
        const login = { method: "POST", path: "/api/auth/login", body: { email, password } } as const;
        const response = await client.send(login);
        const seconds = response.headers["retry-after"];
        if (response.status !== 503 || !seconds) return response;
        // Asked again as the answer says, once.
        putOff += 1;
        await wait(Number(seconds) * 1000);
        return client.send(login);
      },
    },
  ];

  return {
    actions,
    /** Logins that were answered 503 with Retry-After. */
    putOff: () => putOff,
    /** Counts acknowledged writes and those that are missing in the database. */
    async lost(db: RootDb): Promise<{ acknowledged: number; lost: number }> {
      const rows = await db.selectFrom("contact_message").select("body").execute();
      const stored = new Set(rows.map(({ body }) => body));
      const kept = await Promise.all(editors.map((editor) => editor.isKept(db)));
      const lost =
        messages.filter((text) => !stored.has(text)).length + kept.filter((isKept) => !isKept).length;
      const saves = editors.reduce((sum, editor) => sum + editor.acknowledged(), 0);
      return { acknowledged: messages.length + saves, lost };
    },
  };
}

/** A migration as the next version might bring it: a new filled column with an index. */
const next: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("card").addColumn("pronouns", "text").execute();
    await sql`update card set pronouns = ''`.execute(db);
    await db.schema.createIndex("card_pronouns").on("card").column("pronouns").execute();
  },
};

/** Runs it as the product runs its migrations and returns the number of steps. */
export async function migrateToNextVersion(db: RootDb): Promise<number> {
  const migrations = { ...MIGRATIONS, "9999-next-version": next };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.filter(({ status }) => status === "Success").length;
}

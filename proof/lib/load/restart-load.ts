import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { seededUsername } from "../../../harness/seed.ts";
import type { HttpClient } from "../http-client.ts";
import type { Person } from "../people.ts";
import { openEditor } from "./card-editor.ts";
import type { Act } from "./mixed-load.ts";

type Options = { client: HttpClient; visitors: readonly Person[]; owners: readonly Person[]; cards: number };

/** Reads, writes and logins; the writes are remembered, to be looked for afterwards. */
export async function restartLoad({ client, visitors, owners, cards }: Options) {
  const editors = await Promise.all(owners.map((owner) => openEditor(client, owner)));
  const messages: string[] = [];
  const visitor = (at: number) => visitors[at % visitors.length] as Person;
  const readCard = (at: number) => client.ask({ path: `/api/card/${seededUsername(at % cards)}` });

  const acts: Act[] = [
    { share: 60, wanted: [200], ask: readCard },
    { share: 12, wanted: [200], ask: (at) => client.ask({ path: `/c/${seededUsername(at % cards)}` }) },
    {
      share: 15,
      wanted: [200],
      ask: (at) => client.ask({ path: "/api/auth/user", headers: { cookie: visitor(at).cookie } }),
    },
    {
      share: 8,
      wanted: [200],
      // While a save is under way there is nothing to save; somebody looks at the card instead.
      ask: (at) => editors.find((editor) => editor.isFree())?.save() ?? readCard(at),
    },
    {
      share: 3,
      wanted: [200],
      async ask(at) {
        const text = `Message number ${at} of the load.`;
        const body = { username: "Robin", text };
        const answer = await client.ask({ method: "POST", path: "/api/com/contactus", body });
        if (answer.status === 200) messages.push(text);
        return answer;
      },
    },
    {
      share: 2,
      wanted: [202],
      ask(at) {
        const { email, password } = visitor(at);
        return client.ask({ method: "POST", path: "/api/auth/login", body: { email, password } });
      },
    },
  ];

  return {
    acts,
    /** Acknowledged writes, and how many of them are not there. */
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

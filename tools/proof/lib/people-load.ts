import { setTimeout as wait } from "node:timers/promises";
import type { RootDb } from "../../../apps/server/src/db/database.ts";
import type { HttpClient, HttpRequest } from "../../harness/http-client.ts";
import { BROWSER_HEADERS, getRequest, httpLoad } from "../../harness/http-load.ts";
import { seededUsername } from "../../harness/seed.ts";
import type { Action } from "./mixed-load.ts";
import { createNumberedCard } from "./numbered-card.ts";
import { fromNetwork } from "./two-instances.ts";
import type { User } from "./users.ts";

/** Enough networks that no visitor reaches a rate limit. */
const NETWORKS = 5_000;
/** Below the maximum number of favourites. */
const FAVOURITE_CARDS = 300;
const WARM_UP_SECONDS = 10 * 60;
const WARM_UP_CONNECTIONS = 16;

/**
 * The reads of ten minutes, as fast as possible: several times what the cache holds. Afterwards caches and heap have their
 * final size, so that later growth is a leak.
 */
export async function warmUpReads(port: number, cards: number, perSecond: number): Promise<void> {
  const requests = Array.from({ length: cards }, (_, at) => {
    const paths = [
      `/api/card/${seededUsername(at)}`,
      `/c/${seededUsername(at)}`,
      `/c/${seededUsername(at)}/contact.vcf`,
    ];
    return paths.map((path) => getRequest(path, { ...fromNetwork(at % NETWORKS), ...BROWSER_HEADERS }));
  }).flat();
  const count = perSecond * WARM_UP_SECONDS;
  const { statuses } = await httpLoad({ port, connections: WARM_UP_CONNECTIONS, requests, count });
  if (statuses[200] !== count) throw new Error(`Readers were refused: ${JSON.stringify(statuses)}`);
}

type People = {
  client: HttpClient;
  visitors: readonly User[];
  owners: readonly User[];
  /** How many cards are seeded. */
  cards: number;
  /** Share of messages in percent, each of which sends a mail; more than production's limits take. */
  messages?: number;
};

/** The usual mix of reads, writes and sign-ins, all of which must succeed. Acknowledged writes can be verified afterwards. */
export async function peopleLoad({ client, visitors, owners, cards, messages: messageShare = 0 }: People) {
  const editors = await Promise.all(
    owners.map((owner, at) => {
      const username = `edited-${owner.accountId.toLowerCase()}`;
      return createNumberedCard(client, owner, username, fromNetwork(at));
    }),
  );
  const messages: string[] = [];
  let putOff = 0;
  const username = (at: number) => seededUsername(at % cards);
  const cardid = (at: number) => `card-${at % cards}`;
  const kept = (at: number) => cardid(at % FAVOURITE_CARDS);
  // An account has at most twenty sessions: those who sign in again and again would end their own.
  const half = Math.floor(visitors.length / 2);
  const visitor = (at: number) => visitors[at % half] as User;
  const returning = (at: number) => visitors[half + (at % (visitors.length - half))] as User;
  const signedIn = (at: number) => ({ headers: { cookie: visitor(at).cookie } });
  const send = (at: number, { headers, ...rest }: HttpRequest) =>
    client.send({ ...rest, headers: { ...fromNetwork(at % NETWORKS), ...headers } });
  const action = (share: number, request: (at: number) => HttpRequest): Action => ({
    share,
    expected: [200],
    ask: (at) => send(at, request(at)),
  });
  const readCard = action(55 - messageShare, (at) => ({ path: `/api/card/${username(at)}` }));

  async function logIn(at: number) {
    const { email, password, device } = returning(at);
    const body = { email, password };
    const login = { method: "POST", path: "/api/auth/login", body, headers: { cookie: device } } as const;
    const response = await send(at, login);
    const seconds = response.headers["retry-after"];
    if (response.status !== 503 || !seconds) return response;
    // Asked again as the answer says, once.
    putOff += 1;
    await wait(Number(seconds) * 1000);
    return send(at, login);
  }

  async function leaveMessage(at: number) {
    const text = `Message number ${at} of the load.`;
    const response = await send(at, {
      method: "POST",
      path: "/api/com/contactus",
      body: { username: "Robin", text },
    });
    if (response.status === 200) messages.push(text);
    return response;
  }

  const actions: Action[] = [
    readCard,
    action(15, (at) => ({ path: `/c/${username(at)}`, headers: BROWSER_HEADERS })),
    action(5, (at) => ({ path: `/c/${username(at)}/contact.vcf`, headers: BROWSER_HEADERS })),
    action(10, (at) => ({ path: "/api/auth/user", ...signedIn(at) })),
    action(5, (at) => ({ method: "POST", path: "/api/card/getcards", body: {}, ...signedIn(at) })),
    action(3, (at) => ({ path: `/api/com/isfavourite/${cardid(at)}`, ...signedIn(at) })),
    action(2, (at) => ({
      method: "POST",
      path: "/api/com/addfavourite",
      body: { cardid: kept(at), ownerid: visitor(at).accountId },
      ...signedIn(at),
    })),
    action(2, (at) => ({ method: "DELETE", path: `/api/com/removefavourite/${kept(at)}`, ...signedIn(at) })),
    { share: 2, expected: [200], ask: logIn },
    { share: messageShare, expected: [200], ask: leaveMessage },
    {
      share: 1,
      expected: [200],
      // Editors save one at a time; if one is busy, a card is read instead.
      ask: (at) => {
        const editor = editors[at % editors.length];
        return editor?.isFree() ? editor.save(fromNetwork(at % NETWORKS)) : readCard.ask(at);
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
      const isKept = await Promise.all(editors.map((editor) => editor.isKept(db)));
      const lost =
        messages.filter((text) => !stored.has(text)).length + isKept.filter((each) => !each).length;
      const saves = editors.reduce((sum, editor) => sum + editor.acknowledged(), 0);
      return { acknowledged: messages.length + saves, lost };
    },
  };
}

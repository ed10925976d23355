import type { HttpClient, HttpRequest } from "../../harness/http-client.ts";
import { getRequest, httpLoad } from "../../harness/http-load.ts";
import { seededUsername } from "../../harness/seed.ts";
import type { Action } from "./mixed-load.ts";
import { createNumberedCard } from "./numbered-card.ts";
import { fromNetwork } from "./two-instances.ts";
import type { User } from "./users.ts";

/** Enough networks that no visitor reaches a rate limit. */
const NETWORKS = 5_000;

/** Below the maximum number of favourites. */
const FAVOURITE_CARDS = 300;

type Options = { client: HttpClient; visitors: readonly User[]; owners: readonly User[]; cards: number };

/** As browsers send. */
const BROWSER = { "accept-encoding": "gzip, deflate, br, zstd" };

const WARM_UP_SECONDS = 10 * 60;
const IN_A_HURRY = 16;

/**
 * The reads of ten minutes, as fast as possible: several times what the cache holds. Afterwards caches and heap have their
 * final size, so that later growth is a leak.
 */
export async function warmUpReads(port: number, cards: number, perSecond: number): Promise<void> {
  const requests = Array.from({ length: cards }, (_, at) =>
    [
      `/api/card/${seededUsername(at)}`,
      `/c/${seededUsername(at)}`,
      `/c/${seededUsername(at)}/contact.vcf`,
    ].map((path) => getRequest(path, { ...fromNetwork(at % NETWORKS), ...BROWSER })),
  ).flat();
  const count = perSecond * WARM_UP_SECONDS;
  const { statuses } = await httpLoad({ port, connections: IN_A_HURRY, requests, count });
  if (statuses[200] !== count) throw new Error(`Readers were refused: ${JSON.stringify(statuses)}`);
}

/** The usual mix of calls within every rate limit: all of them must succeed. */
export async function soakLoad({ client, visitors, owners, cards }: Options): Promise<Action[]> {
  const editors = await Promise.all(
    owners.map((owner, at) =>
      createNumberedCard(client, owner, `edited-${owner.accountId.toLowerCase()}`, fromNetwork(at)),
    ),
  );
  const username = (at: number) => seededUsername(at % cards);
  const cardid = (at: number) => `card-${at % cards}`;
  const action = (share: number, request: (at: number) => HttpRequest): Action => ({
    share,
    expected: [200],
    ask(at) {
      const { headers, ...rest } = request(at);
      return client.send({ ...rest, headers: { ...fromNetwork(at % NETWORKS), ...headers } });
    },
  });
  const visitor = (at: number) => visitors[at % visitors.length] as User;
  const signedIn = (at: number) => ({ headers: { cookie: visitor(at).cookie } });
  const readCard = action(55, (at) => ({ path: `/api/card/${username(at)}` }));

  return [
    readCard,
    action(15, (at) => ({ path: `/c/${username(at)}`, headers: BROWSER })),
    action(5, (at) => ({ path: `/c/${username(at)}/contact.vcf`, headers: BROWSER })),
    action(10, (at) => ({ path: "/api/auth/user", ...signedIn(at) })),
    action(5, (at) => ({ method: "POST", path: "/api/card/getcards", body: {}, ...signedIn(at) })),
    action(3, (at) => ({ path: `/api/com/isfavourite/${cardid(at)}`, ...signedIn(at) })),
    action(2, (at) => ({
      method: "POST",
      path: "/api/com/addfavourite",
      body: { cardid: cardid(at % FAVOURITE_CARDS), ownerid: visitor(at).accountId },
      ...signedIn(at),
    })),
    action(2, (at) => ({
      method: "DELETE",
      path: `/api/com/removefavourite/${cardid(at % FAVOURITE_CARDS)}`,
      ...signedIn(at),
    })),
    action(2, (at) => {
      const { email, password, device } = visitor(at);
      return {
        method: "POST",
        path: "/api/auth/login",
        body: { email, password },
        headers: { cookie: device },
      };
    }),
    {
      share: 1,
      expected: [200],
      ask: (at) => {
        const editor = editors[at % editors.length];
        return editor?.isFree() ? editor.save(fromNetwork(at % NETWORKS)) : readCard.ask(at);
      },
    },
  ];
}

import { getRequest, httpLoad } from "../../../harness/http-load.ts";
import { seededUsername } from "../../../harness/seed.ts";
import type { HttpClient, Question } from "../http-client.ts";
import { openEditor } from "../load/card-editor.ts";
import type { Act } from "../load/mixed-load.ts";
import type { Person } from "../people.ts";
import { from } from "../two-instances/scene.ts";

/** So many networks do the visitors come from that none of them reaches a limit. */
const NETWORKS = 5_000;

/** So many cards do they keep at most, which is within what anybody may keep. */
const KEPT = 300;

type Options = { client: HttpClient; visitors: readonly Person[]; owners: readonly Person[]; cards: number };

/** As browsers ask. */
const BROWSER = { "accept-encoding": "gzip, br" };

const HALF_HOUR_SECONDS = 30 * 60;
const IN_A_HURRY = 16;

/**
 * As many readers as come within half an hour, as quickly as they are answered. By then everything that is kept has its
 * size, and the heap too: what grows afterwards does not stop.
 */
export async function readForHalfAnHour(port: number, cards: number, perSecond: number): Promise<void> {
  const requests = Array.from({ length: cards }, (_, at) =>
    [
      `/api/card/${seededUsername(at)}`,
      `/c/${seededUsername(at)}`,
      `/c/${seededUsername(at)}/contact.vcf`,
    ].map((path) => getRequest(path, { ...from(at % NETWORKS), ...BROWSER })),
  ).flat();
  const count = perSecond * HALF_HOUR_SECONDS;
  const { statuses } = await httpLoad({ port, connections: IN_A_HURRY, requests, count });
  if (statuses[200] !== count) throw new Error(`Readers were refused: ${JSON.stringify(statuses)}`);
}

/** A day's work in miniature, by people who keep within every limit: all of it must succeed. */
export async function soakLoad({ client, visitors, owners, cards }: Options): Promise<Act[]> {
  const editors = await Promise.all(owners.map((owner, at) => openEditor(client, owner, from(at))));
  const username = (at: number) => seededUsername(at % cards);
  const cardid = (at: number) => `card-${at % cards}`;
  const act = (share: number, question: (at: number) => Question): Act => ({
    share,
    wanted: [200],
    ask(at) {
      const { headers, ...rest } = question(at);
      return client.ask({ ...rest, headers: { ...from(at % NETWORKS), ...headers } });
    },
  });
  const visitor = (at: number) => visitors[at % visitors.length] as Person;
  const signedIn = (at: number) => ({ headers: { cookie: visitor(at).cookie } });
  const readCard = act(55, (at) => ({ path: `/api/card/${username(at)}` }));

  return [
    readCard,
    act(15, (at) => ({ path: `/c/${username(at)}`, headers: BROWSER })),
    act(5, (at) => ({ path: `/c/${username(at)}/contact.vcf`, headers: BROWSER })),
    act(10, (at) => ({ path: "/api/auth/user", ...signedIn(at) })),
    act(5, (at) => ({ method: "POST", path: "/api/card/getcards", body: {}, ...signedIn(at) })),
    act(3, (at) => ({ path: `/api/com/isfavourite/${cardid(at)}`, ...signedIn(at) })),
    act(2, (at) => ({
      method: "POST",
      path: "/api/com/addfavourite",
      body: { cardid: cardid(at % KEPT), ownerid: visitor(at).accountId },
      ...signedIn(at),
    })),
    act(2, (at) => ({
      method: "DELETE",
      path: `/api/com/removefavourite/${cardid(at % KEPT)}`,
      ...signedIn(at),
    })),
    act(2, (at) => {
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
      wanted: [200],
      ask: (at) => {
        const editor = editors[at % editors.length];
        return editor?.isFree() ? editor.save(from(at % NETWORKS)) : readCard.ask(at);
      },
    },
  ];
}

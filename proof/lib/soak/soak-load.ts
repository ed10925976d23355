import { seededUsername } from "../../../rig/seed-cards.ts";
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

/**
 * A day's work in miniature, by people who keep within every limit: all of it must succeed. Those acts that are of one
 * card are told apart, for whoever wants every card opened once.
 */
export async function soakLoad({ client, visitors, owners, cards }: Options) {
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
  const ofOneCard = [
    readCard,
    act(15, (at) => ({ path: `/c/${username(at)}`, headers: BROWSER })),
    act(5, (at) => ({ path: `/c/${username(at)}/contact.vcf`, headers: BROWSER })),
  ];
  const acts: Act[] = [
    ...ofOneCard,
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
  return { acts, ofOneCard };
}

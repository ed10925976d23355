import { cardFields, uniqueImage } from "../../harness/cards.ts";
import type { HttpClient } from "./http-client.ts";
import type { Journal } from "./journal.ts";
import { jsonBody } from "./json-body.ts";

const CARDS_EACH = 3;
const PHOTO_EVERY = 3;
const FAVOURITES_EACH = 2;

export type Owner = { readonly accountId: string; readonly cookie: string };
type Card = { readonly id: string; readonly owner: Owner; readonly key: string };

/** Tells the pictures of all clients apart, and every save from every other. */
let lastNumber = 0;

/**
 * One client that makes cards, changes those of earlier rounds, keeps other people's cards and drops them again. A
 * card's name says which picture was sent last, so that name and picture can be compared later.
 */
export function createCardWriter(name: string, journal: Journal, favouriteTargets: readonly string[]) {
  const owners: Owner[] = [];
  const older: Card[] = [];
  const made: Card[] = [];

  async function makeCard({ ask }: HttpClient, owner: Owner): Promise<boolean> {
    const number = nextNumber();
    const username = `k-${name}-${number}`;
    const key = `card:${username}`;
    const fullname = nameOf(number, number);
    const body = await cardFields({ username, fullname, profilepic: await uniqueImage() });
    const headers = { cookie: owner.cookie };
    const answer = await journal.write(key, fullname, () =>
      ask({ method: "POST", path: "/api/card/add", headers, body }),
    );
    const { cardid } = jsonBody(answer);
    if (typeof cardid === "string") made.push({ id: cardid, owner, key });
    return answer.status !== 0;
  }

  async function changeCard({ ask }: HttpClient, { id, owner, key }: Card): Promise<boolean> {
    const number = nextNumber();
    const headers = { cookie: owner.cookie };
    const shown = await ask({ path: `/api/card/getcarddataforupdate/${id}`, headers });
    if (shown.status === 0) return false;
    const before = jsonBody(shown);
    const isNewPhoto = number % PHOTO_EVERY === 0;
    const profilepic = isNewPhoto ? await uniqueImage() : String(before["profilepic"]);
    const fullname = nameOf(number, isNewPhoto ? number : photoIn(String(before["fullname"])));
    const body = await cardFields({ fullname, profilepic });
    const answer = await journal.write(key, fullname, () =>
      ask({ method: "PUT", path: `/api/card/updatecard/${id}`, headers, body }),
    );
    return answer.status !== 0;
  }

  async function keepAndDrop({ ask }: HttpClient, { accountId, cookie }: Owner): Promise<boolean> {
    const headers = { cookie };
    const kept = Array.from({ length: FAVOURITES_EACH }, () => pick(favouriteTargets));
    for (const cardid of kept) {
      const answer = await journal.write(`favourite:${accountId}:${cardid}`, "kept", () =>
        ask({ method: "POST", path: "/api/com/addfavourite", headers, body: { cardid } }),
      );
      if (answer.status === 0) return false;
    }
    const [dropped] = kept;
    const answer = await journal.write(`favourite:${accountId}:${dropped}`, null, () =>
      ask({ method: "DELETE", path: `/api/com/removefavourite/${dropped}`, headers }),
    );
    return answer.status !== 0;
  }

  return {
    /** How many newcomers it wants before the next round. */
    wants: (count: number) => Math.max(0, count - owners.length),
    meet: (newcomers: readonly Owner[]) => owners.push(...newcomers),

    /** Goes on until the product does not answer any more, or nobody is left who may make a card. */
    async work(client: HttpClient): Promise<void> {
      // A picture is changed at most once between two looks at the database, so that none can come and go unseen.
      older.push(...made.splice(0));
      const changeable = [...older];
      for (let owner = owners.shift(); owner; owner = owners.shift()) {
        for (let cards = 0; cards < CARDS_EACH; cards++) {
          const card = changeable.pop();
          if (!(await makeCard(client, owner))) return;
          if (card && !(await changeCard(client, card))) return;
          if (!(await keepAndDrop(client, owner))) return;
        }
      }
    },
  };
}

function nextNumber(): number {
  lastNumber += 1;
  return lastNumber;
}

function nameOf(save: number, photo: number): string {
  return `Robin ${save} of photo ${photo}`;
}

/** The number of the picture that a card's name speaks of. */
export function photoIn(fullname: string): number {
  return Number(/of photo (\d+)$/.exec(fullname)?.[1]);
}

function pick(from: readonly string[]): string {
  return from[Math.floor(Math.random() * from.length)] as string;
}

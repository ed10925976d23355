import { cardFields, uniqueImage } from "../../harness/cards.ts";
import { type HttpClient, jsonBody } from "../../harness/http-client.ts";
import type { Journal } from "./journal.ts";

const CARDS_EACH = 3;
const PHOTO_EVERY = 3;
const FAVOURITES_EACH = 2;

export type Owner = { readonly accountId: string; readonly cookie: string };
type Card = { readonly id: string; readonly owner: Owner; readonly key: string };

/** Numbers saves and images uniquely over all clients. */
let lastNumber = 0;

/**
 * A client that adds cards, updates those of earlier rounds, and adds and removes favourites. A card's name contains the
 * number of its image, so that both can be compared later.
 */
export function createCardWriter(name: string, journal: Journal, favouriteTargets: readonly string[]) {
  const owners: Owner[] = [];
  const older: Card[] = [];
  const made: Card[] = [];

  async function makeCard({ send }: HttpClient, owner: Owner): Promise<boolean> {
    const number = nextNumber();
    const username = `k-${name}-${number}`;
    const key = `card:${username}`;
    const fullname = nameOf(number, number);
    const body = await cardFields({ username, fullname, profilepic: await uniqueImage() });
    const headers = { cookie: owner.cookie };
    const response = await journal.write(key, fullname, () =>
      send({ method: "POST", path: "/api/card/add", headers, body }),
    );
    const { cardid } = jsonBody(response);
    if (typeof cardid === "string") made.push({ id: cardid, owner, key });
    return response.status !== 0;
  }

  async function changeCard({ send }: HttpClient, { id, owner, key }: Card): Promise<boolean> {
    const number = nextNumber();
    const headers = { cookie: owner.cookie };
    const shown = await send({ path: `/api/card/getcarddataforupdate/${id}`, headers });
    if (shown.status === 0) return false;
    const before = jsonBody(shown);
    const isNewPhoto = number % PHOTO_EVERY === 0;
    const profilepic = isNewPhoto ? await uniqueImage() : String(before["profilepic"]);
    const fullname = nameOf(number, isNewPhoto ? number : photoIn(String(before["fullname"])));
    const body = await cardFields({ fullname, profilepic });
    const response = await journal.write(key, fullname, () =>
      send({ method: "PUT", path: `/api/card/updatecard/${id}`, headers, body }),
    );
    return response.status !== 0;
  }

  async function changeFavourites({ send }: HttpClient, { accountId, cookie }: Owner): Promise<boolean> {
    const headers = { cookie };
    const kept = Array.from({ length: FAVOURITES_EACH }, () => pick(favouriteTargets));
    for (const cardid of kept) {
      const response = await journal.write(`favourite:${accountId}:${cardid}`, "kept", () =>
        send({ method: "POST", path: "/api/com/addfavourite", headers, body: { cardid } }),
      );
      if (response.status === 0) return false;
    }
    const [dropped] = kept;
    const response = await journal.write(`favourite:${accountId}:${dropped}`, null, () =>
      send({ method: "DELETE", path: `/api/com/removefavourite/${dropped}`, headers }),
    );
    return response.status !== 0;
  }

  return {
    /** How many new owners it needs before the next round. */
    ownersNeeded: (count: number) => Math.max(0, count - owners.length),
    addOwners: (newcomers: readonly Owner[]) => owners.push(...newcomers),

    /** Runs until the product is gone or no owner is left with a free card slot. */
    async work(client: HttpClient): Promise<void> {
      // An image changes at most once between two inspections, so that none can appear and disappear unseen.
      older.push(...made.splice(0));
      const changeable = [...older];
      for (let owner = owners.shift(); owner; owner = owners.shift()) {
        for (let cards = 0; cards < CARDS_EACH; cards++) {
          const card = changeable.pop();
          if (!(await makeCard(client, owner))) return;
          if (card && !(await changeCard(client, card))) return;
          if (!(await changeFavourites(client, owner))) return;
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

/** The image number that is part of a card's name. */
export function photoIn(fullname: string): number {
  return Number(/of photo (\d+)$/.exec(fullname)?.[1]);
}

function pick(from: readonly string[]): string {
  return from[Math.floor(Math.random() * from.length)] as string;
}

import { cardFields } from "../../../harness/cards.ts";
import type { Report } from "../../scenario.ts";
import type { HttpResponse } from "../http-client.ts";
import { createUsers } from "../users.ts";
import { fromNetwork, type TwoInstances } from "./setup.ts";

const SLOT_ROUNDS = 5;
const ADD_CONCURRENCY = 20;
const NAME_ROUNDS = 10;

/** The free plan has one card slot. */
export async function fillOneSlot({ db, either }: TwoInstances, report: Report): Promise<void> {
  const fields = await cardFields();
  const made: number[] = [];
  const refused: number[] = [];
  for (const [round, owner] of (await createUsers(db, SLOT_ROUNDS)).entries()) {
    const responses = await Promise.all(
      Array.from({ length: ADD_CONCURRENCY }, (_, at) =>
        either(at).send({
          method: "POST",
          path: "/api/card/add",
          headers: { ...fromNetwork(100 + round), cookie: owner.cookie },
          body: { ...fields, username: `slot-${round}-${at}` },
        }),
      ),
    );
    made.push(count(responses, 201));
    refused.push(count(responses, 403));
  }
  report.figure({
    what: `${ADD_CONCURRENCY} cards added at once into one slot, ${SLOT_ROUNDS} times`,
    value: `${distinct(made)} made, ${distinct(refused)} × 403`,
    expected: `1 made, ${ADD_CONCURRENCY - 1} × 403`,
  });
}

export async function takeOneName({ db, either }: TwoInstances, report: Report): Promise<void> {
  const fields = await cardFields();
  const owners = await createUsers(db, 2 * NAME_ROUNDS);
  const made: number[] = [];
  const refused: number[] = [];
  for (let round = 0; round < NAME_ROUNDS; round += 1) {
    const rivals = owners.slice(2 * round, 2 * round + 2);
    const responses = await Promise.all(
      rivals.map(({ cookie }, at) =>
        either(at).send({
          method: "POST",
          path: "/api/card/add",
          headers: { ...fromNetwork(200 + at), cookie },
          // Usernames are unique case-insensitively.
          body: { ...fields, username: at === 0 ? `wanted-${round}` : `Wanted-${round}` },
        }),
      ),
    );
    made.push(count(responses, 201));
    refused.push(count(responses, 409));
  }
  report.figure({
    what: `one username taken at both at once, ${NAME_ROUNDS} times`,
    value: `${distinct(made)} made, ${distinct(refused)} × 409`,
    expected: "1 made, 1 × 409",
  });
}

function count(responses: readonly HttpResponse[], expected: number): number {
  return responses.filter(({ status }) => status === expected).length;
}

/** The distinct counts. */
function distinct(counts: readonly number[]): string {
  return [...new Set(counts)].join("/");
}

import { cardFields } from "../../../harness/cards.ts";
import type { Report } from "../../proof.ts";
import type { Answer } from "../http-client.ts";
import { people } from "../people.ts";
import { from, type TwoInstances } from "./scene.ts";

const SLOT_ROUNDS = 5;
const ADDS_AT_ONCE = 20;
const NAME_ROUNDS = 10;

/** The free plan has room for one card. */
export async function fillOneSlot({ db, either }: TwoInstances, report: Report): Promise<void> {
  const fields = await cardFields();
  const made: number[] = [];
  const refused: number[] = [];
  for (const [round, owner] of (await people(db, SLOT_ROUNDS)).entries()) {
    const answers = await Promise.all(
      Array.from({ length: ADDS_AT_ONCE }, (_, at) =>
        either(at).ask({
          method: "POST",
          path: "/api/card/add",
          headers: { ...from(100 + round), cookie: owner.cookie },
          body: { ...fields, username: `slot-${round}-${at}` },
        }),
      ),
    );
    made.push(count(answers, 201));
    refused.push(count(answers, 403));
  }
  report.figure({
    what: `${ADDS_AT_ONCE} cards added at once into one slot, ${SLOT_ROUNDS} times`,
    value: `${unlike(made)} made, ${unlike(refused)} × 403`,
    wanted: `1 made, ${ADDS_AT_ONCE - 1} × 403`,
  });
}

export async function takeOneName({ db, either }: TwoInstances, report: Report): Promise<void> {
  const fields = await cardFields();
  const owners = await people(db, 2 * NAME_ROUNDS);
  const made: number[] = [];
  const refused: number[] = [];
  for (let round = 0; round < NAME_ROUNDS; round += 1) {
    const rivals = owners.slice(2 * round, 2 * round + 2);
    const answers = await Promise.all(
      rivals.map(({ cookie }, at) =>
        either(at).ask({
          method: "POST",
          path: "/api/card/add",
          headers: { ...from(200 + at), cookie },
          // Unique without regard to case.
          body: { ...fields, username: at === 0 ? `wanted-${round}` : `Wanted-${round}` },
        }),
      ),
    );
    made.push(count(answers, 201));
    refused.push(count(answers, 409));
  }
  report.figure({
    what: `one username taken at both at once, ${NAME_ROUNDS} times`,
    value: `${unlike(made)} made, ${unlike(refused)} × 409`,
    wanted: "1 made, 1 × 409",
  });
}

function count(answers: readonly Answer[], wanted: number): number {
  return answers.filter(({ status }) => status === wanted).length;
}

/** All that came up, each once. */
function unlike(counts: readonly number[]): string {
  return [...new Set(counts)].join("/");
}

import type { Report } from "../../scenario.ts";
import type { HttpResponse } from "../http-client.ts";
import { createUser } from "../users.ts";
import { type Guesses, guessLoginCode, guessRecoveryCode } from "./guesses.ts";
import { fromNetwork, type TwoInstances } from "./setup.ts";

const CALLS = 40;

/** Rate limits by network and by account, with calls alternating between the instances. */
export async function countTogether({ db, either }: TwoInstances, report: Report): Promise<void> {
  const person = await createUser(db);
  const asks: HttpResponse[] = [];
  const names: HttpResponse[] = [];
  for (let at = 0; at < CALLS; at += 1) {
    const { email, cookie } = person;
    const ask = {
      method: "POST",
      path: "/api/auth/authenticate",
      headers: fromNetwork(2),
      body: { email },
    } as const;
    asks.push(await either(at).send(ask));
    const headers = { ...fromNetwork(3), cookie };
    const body = { username: `free-name-${at}` };
    names.push(await either(at).send({ method: "POST", path: "/api/card/checkcardusername", headers, body }));
  }
  reportCounts(report, "address checks a minute from one network", asks, 5);
  reportCounts(report, "username checks a minute by one person", names, 30);
}

function reportCounts(
  report: Report,
  what: string,
  responses: readonly HttpResponse[],
  allowed: number,
): void {
  const taken = responses.filter(({ status }) => status === 200).length;
  const refused = responses.filter(({ status }) => status === 429).length;
  report.figure({
    what: `${what}, split over both`,
    value: `${taken} taken, ${refused} × 429`,
    expected: `${allowed} taken, ${CALLS - allowed} × 429`,
  });
}

/** The sixth guess is the right code, once on each instance. */
export async function splitGuesses(setup: TwoInstances, report: Report): Promise<void> {
  const logins: Guesses[] = [];
  const recoveries: Guesses[] = [];
  for (const landing of [0, 1]) {
    logins.push(await guessLoginCode(setup, await createUser(setup.db), landing));
    recoveries.push(await guessRecoveryCode(setup, await createUser(setup.db), landing));
  }
  reportGuesses(report, "login", logins, { wrong: 401, sixth: 401 });
  reportGuesses(report, "recovery", recoveries, { wrong: 400, sixth: 400 });
}

function reportGuesses(
  report: Report,
  kind: string,
  guesses: readonly Guesses[],
  expected: { wrong: number; sixth: number },
): void {
  const shown = (wrong: unknown, sixth: unknown) => `${wrong}, then ${sixth}`;
  for (const [at, { wrong, sixth }] of guesses.entries()) {
    const statuses = [...new Set(wrong.map(({ status }) => status))];
    report.figure({
      what: `guesses at a ${kind} code over both, the sixth right and at ${at === 0 ? "A" : "B"}`,
      value: shown(`${wrong.length} × ${statuses.join("/")}`, sixth.status),
      expected: shown(`5 × ${expected.wrong}`, expected.sixth),
    });
  }
}

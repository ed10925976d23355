import type { Report } from "../../proof.ts";
import type { Answer } from "../http-client.ts";
import { aPerson } from "../people.ts";
import { type Guesses, guessLoginCode, guessRecoveryCode } from "./guesses.ts";
import { from, type TwoInstances } from "./scene.ts";

const CALLS = 40;

/** Limits by network and by person, with the calls going to one instance and the other in turn. */
export async function countTogether({ db, either }: TwoInstances, report: Report): Promise<void> {
  const person = await aPerson(db);
  const asks: Answer[] = [];
  const names: Answer[] = [];
  for (let at = 0; at < CALLS; at += 1) {
    const { email, cookie } = person;
    const ask = {
      method: "POST",
      path: "/api/auth/authenticate",
      headers: from(2),
      body: { email },
    } as const;
    asks.push(await either(at).ask(ask));
    const headers = { ...from(3), cookie };
    const body = { username: `free-name-${at}` };
    names.push(await either(at).ask({ method: "POST", path: "/api/card/checkcardusername", headers, body }));
  }
  tell(report, "address checks a minute from one network", asks, 5);
  tell(report, "username checks a minute by one person", names, 30);
}

function tell(report: Report, what: string, answers: readonly Answer[], allowed: number): void {
  const taken = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 429).length;
  report.figure({
    what: `${what}, split over both`,
    value: `${taken} taken, ${refused} × 429`,
    wanted: `${allowed} taken, ${CALLS - allowed} × 429`,
  });
}

/** The sixth guess is the right code, once at each instance. */
export async function splitGuesses(scene: TwoInstances, report: Report): Promise<void> {
  const logins: Guesses[] = [];
  const recoveries: Guesses[] = [];
  for (const landing of [0, 1]) {
    logins.push(await guessLoginCode(scene, await aPerson(scene.db), landing));
    recoveries.push(await guessRecoveryCode(scene, await aPerson(scene.db), landing));
  }
  tellGuesses(report, "login", logins, { wrong: 401, sixth: 429 });
  tellGuesses(report, "recovery", recoveries, { wrong: 400, sixth: 400 });
}

function tellGuesses(
  report: Report,
  kind: string,
  guesses: readonly Guesses[],
  wanted: { wrong: number; sixth: number },
): void {
  const shown = (wrong: unknown, sixth: unknown) => `${wrong}, then ${sixth}`;
  for (const [at, { wrong, sixth }] of guesses.entries()) {
    const statuses = [...new Set(wrong.map(({ status }) => status))];
    report.figure({
      what: `guesses at a ${kind} code over both, the sixth right and at ${at === 0 ? "A" : "B"}`,
      value: shown(`${wrong.length} × ${statuses.join("/")}`, sixth.status),
      wanted: shown(`5 × ${wanted.wrong}`, wanted.sixth),
    });
  }
}

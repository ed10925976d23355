import { setTimeout as wait } from "node:timers/promises";
import { type Answer, cookiesOf } from "../http-client.ts";
import type { Person } from "../people.ts";
import { from, type TwoInstances } from "./scene.ts";

const TRIES = 5;
const MAIL_LIMIT_MS = 15_000;
const POLL_MS = 20;

/** What became of guesses at one code, made at two instances in turn: five wrong ones, then the right one. */
export type Guesses = { wrong: Answer[]; sixth: Answer };

/** The sixth lands on A when `landing` is even. */
export async function guessLoginCode(scene: TwoInstances, person: Person, landing: number): Promise<Guesses> {
  const headers = from(1_000_000 + landing);
  const { email, password } = person;
  const begun = await scene.a.ask({
    method: "POST",
    path: "/api/auth/login",
    headers,
    body: { email, password },
  });
  const { token } = JSON.parse(begun.body) as { token: string };
  const cookie = cookiesOf(begun);
  const code = await codeSentTo(scene, email);
  return guess(code, landing, (at, otp) =>
    scene.either(at).ask({
      method: "POST",
      path: `/api/auth/verifylogin-otp?token=${token}`,
      headers: { ...headers, cookie },
      body: { otp },
    }),
  );
}

export async function guessRecoveryCode(
  scene: TwoInstances,
  person: Person,
  landing: number,
): Promise<Guesses> {
  const headers = from(2_000_000 + landing);
  const email = encodeURIComponent(person.email);
  const begun = await scene.a.ask({ path: `/api/auth/generateotp?email=${email}`, headers });
  const { code: ticket } = JSON.parse(begun.body) as { code: string };
  const cookie = cookiesOf(begun);
  const letter = { useremail: person.email, username: "Robin", text: ticket, subject: "Recovery" };
  await scene.b.ask({ method: "POST", path: "/api/auth/registermail", headers, body: letter });
  const code = await codeSentTo(scene, person.email);
  return guess(code, landing, (at, otp) =>
    scene.either(at).ask({
      path: `/api/auth/verifyotp?email=${email}&code=${otp}`,
      headers: { ...headers, cookie },
    }),
  );
}

async function guess(
  code: string,
  landing: number,
  ask: (at: number, code: string) => Promise<Answer>,
): Promise<Guesses> {
  const wrong: Answer[] = [];
  for (let at = 1; at <= TRIES; at += 1) {
    const other = String((Number(code) + at) % 1_000_000).padStart(6, "0");
    wrong.push(await ask(landing + at, other));
  }
  return { wrong, sixth: await ask(landing, code) };
}

async function codeSentTo({ mails }: TwoInstances, email: string): Promise<string> {
  const deadline = performance.now() + MAIL_LIMIT_MS;
  while (performance.now() < deadline) {
    const mail = mails.received.find(({ envelopeTo }) => envelopeTo.includes(email));
    const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
    if (code) return code;
    await wait(POLL_MS);
  }
  throw new Error("No mail with a code arrived.");
}

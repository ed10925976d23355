import { setTimeout as wait } from "node:timers/promises";
import { cookiesOf, type HttpResponse } from "../http-client.ts";
import type { User } from "../users.ts";
import { fromNetwork, type TwoInstances } from "./setup.ts";

const TRIES = 5;
const MAIL_TIMEOUT_MS = 15_000;
const POLL_MS = 20;

/** Responses to guesses at one code, alternating between two instances: five wrong ones, then the right one. */
export type Guesses = { wrong: HttpResponse[]; sixth: HttpResponse };

/** The sixth guess goes to A if `landing` is even. */
export async function guessLoginCode(setup: TwoInstances, person: User, landing: number): Promise<Guesses> {
  const headers = fromNetwork(1_000_000 + landing);
  const { email, password } = person;
  const begun = await setup.a.send({
    method: "POST",
    path: "/api/auth/login",
    headers,
    body: { email, password },
  });
  const { token } = JSON.parse(begun.body) as { token: string };
  const cookie = cookiesOf(begun);
  const code = await codeSentTo(setup, email);
  return guess(code, landing, (at, otp) =>
    setup.either(at).send({
      method: "POST",
      path: `/api/auth/verifylogin-otp?token=${token}`,
      headers: { ...headers, cookie },
      body: { otp },
    }),
  );
}

export async function guessRecoveryCode(
  setup: TwoInstances,
  person: User,
  landing: number,
): Promise<Guesses> {
  const headers = fromNetwork(2_000_000 + landing);
  const email = encodeURIComponent(person.email);
  const begun = await setup.a.send({ path: `/api/auth/generateotp?email=${email}`, headers });
  const { code: ticket } = JSON.parse(begun.body) as { code: string };
  const cookie = cookiesOf(begun);
  const delivery = { useremail: person.email, username: "Robin", text: ticket, subject: "Recovery" };
  await setup.b.send({ method: "POST", path: "/api/auth/registermail", headers, body: delivery });
  const code = await codeSentTo(setup, person.email);
  return guess(code, landing, (at, otp) =>
    setup.either(at).send({
      path: `/api/auth/verifyotp?email=${email}&code=${otp}`,
      headers: { ...headers, cookie },
    }),
  );
}

async function guess(
  code: string,
  landing: number,
  ask: (at: number, code: string) => Promise<HttpResponse>,
): Promise<Guesses> {
  const wrong: HttpResponse[] = [];
  for (let at = 1; at <= TRIES; at += 1) {
    const other = String((Number(code) + at) % 1_000_000).padStart(6, "0");
    wrong.push(await ask(landing + at, other));
  }
  return { wrong, sixth: await ask(landing, code) };
}

async function codeSentTo({ mails }: TwoInstances, email: string): Promise<string> {
  const deadline = performance.now() + MAIL_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const mail = mails.received.find(({ envelopeTo }) => envelopeTo.includes(email));
    const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
    if (code) return code;
    await wait(POLL_MS);
  }
  throw new Error("No mail with a code arrived.");
}

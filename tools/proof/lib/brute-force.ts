import { randomBytes, randomInt } from "node:crypto";
import { atRate } from "../../harness/at-rate.ts";
import { cookiesOf, type HttpClient, type HttpResponse } from "../../harness/http-client.ts";
import { fromNetwork } from "./two-instances.ts";
import type { User } from "./users.ts";

const GUESSES_OF_A_CODE = 20;
/** 202 asks for a code, which is mailed only if the password was right, and nobody is told whether it was. */
const REFUSALS = [202, 400, 401, 429, 503];
/** Above the networks of the visitors. */
const FIRST_NETWORK = 8_000_000;

export type BruteForce = { attempts: number; successes: number; unexpected: string[] };

/** Guesses passwords, codes and signatures, each from a new network. */
export async function bruteForce(
  client: HttpClient,
  victims: readonly User[],
  { perSecond, seconds, signal }: { perSecond: number; seconds: number; signal: AbortSignal },
): Promise<BruteForce> {
  const result: BruteForce = { attempts: 0, successes: 0, unexpected: [] };
  const victim = (at: number) => victims[at % victims.length] as User;
  let recovery = { email: "", cookie: "" };

  const kinds: ((at: number) => Promise<HttpResponse>)[] = [
    (at) =>
      client.send({
        method: "POST",
        path: "/api/auth/login",
        headers: network(at),
        body: { email: victim(at).email, password: `guess-${randomBytes(6).toString("hex")}` },
      }),
    (at) =>
      client.send({
        method: "POST",
        path: `/api/auth/verifylogin-otp?token=${randomBytes(32).toString("base64url")}`,
        headers: { ...network(at), cookie: `lc=${randomBytes(32).toString("base64url")}` },
        body: { otp: someCode() },
      }),
    async (at) => {
      if (at % (GUESSES_OF_A_CODE * 4) < 4) recovery = await beginRecovery(at);
      const email = encodeURIComponent(recovery.email);
      return client.send({
        path: `/api/auth/verifyotp?email=${email}&code=${someCode()}`,
        headers: { ...network(at), cookie: recovery.cookie },
      });
    },
    (at) =>
      client.send({
        method: "POST",
        path: "/api/billing/webhook",
        headers: {
          ...network(at),
          "stripe-signature": `t=${seconds1970()},v1=${randomBytes(32).toString("hex")}`,
        },
        body: forgedEvent(at),
      }),
  ];

  async function beginRecovery(at: number): Promise<{ email: string; cookie: string }> {
    const { email } = victim(at);
    const path = `/api/auth/generateotp?email=${encodeURIComponent(email)}`;
    const begun = await client.send({ path, headers: network(at) });
    const ticket = begun.status === 201 ? (JSON.parse(begun.body) as { code: string }).code : "none";
    const delivery = { useremail: email, username: "Robin", text: ticket, subject: "Recovery" };
    await client.send({
      method: "POST",
      path: "/api/auth/registermail",
      headers: network(at),
      body: delivery,
    });
    return { email, cookie: cookiesOf(begun) };
  }

  await atRate(
    perSecond,
    seconds,
    async (at) => {
      const response = await (kinds[at % kinds.length] as (typeof kinds)[number])(at);
      result.attempts += 1;
      if (REFUSALS.includes(response.status)) return;
      if (response.status >= 200 && response.status < 300) result.successes += 1;
      else result.unexpected.push(`${response.status} ${response.fault ?? response.body}`);
    },
    signal,
  );
  return result;
}

/** Valid except for its signature. */
function forgedEvent(at: number) {
  const subscription = { id: `sub_forged_${at}`, object: "subscription", status: "active" };
  return {
    id: `evt_forged_${at}`,
    object: "event",
    type: "customer.subscription.updated",
    livemode: false,
    created: seconds1970(),
    data: { object: subscription },
  };
}

function network(at: number) {
  return fromNetwork(FIRST_NETWORK + at);
}

function someCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

function seconds1970(): number {
  return Math.floor(Date.now() / 1000);
}

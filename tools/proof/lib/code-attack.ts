import { cookiesOf, type HttpClient, type HttpResponse, jsonBody } from "../../harness/http-client.ts";

/** The harness plays the proxy, so that requests come from as many networks as it says. */
export const BEHIND_PROXY = { TRUST_PROXY: "127.0.0.0/8" };

export const from = (network: string) => ({ "x-forwarded-for": network });

/** Each in a /24 of its own, so that no wider network holds them back. */
export function attackers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `10.${index >> 8}.${index & 255}.7`);
}

export function logIn(
  client: HttpClient,
  network: string,
  { email, password }: { email: string; password: string },
  cookie = "",
): Promise<HttpResponse> {
  return client.send({
    method: "POST",
    path: "/api/auth/login",
    headers: { ...from(network), cookie },
    body: { email, password },
  });
}

/** Asks for a recovery code. Returns the cookies of the browser that did. */
export async function requestRecovery(
  client: HttpClient,
  network: string,
  email: string,
  cookie = "",
): Promise<string> {
  const headers = { ...from(network), cookie };
  const ticket = await client.send({ path: `/api/auth/generateotp?email=${email}`, headers });
  if (ticket.status !== 201) return "";
  const body = { useremail: email, text: String(jsonBody(ticket)["code"]) };
  await client.send({ method: "POST", path: "/api/auth/registermail", headers, body });
  return [cookie, cookiesOf(ticket)].filter(Boolean).join("; ");
}

/** A code that is right once in a million. */
export function guessCode(email: string): string {
  return `/api/auth/verifyotp?email=${email}&code=000000`;
}

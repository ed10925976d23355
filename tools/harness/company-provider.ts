/** A company's OpenID Connect provider, a real one on the loopback interface, at which people are signed in at once. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from "jose";
import Provider, { type Context, interactionPolicy } from "oidc-provider";
import MemoryAdapter from "oidc-provider/lib/adapters/memory_adapter.js";

export type CompanyPerson = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
};

export const ANNA: CompanyPerson = {
  sub: "anna-1",
  email: "anna@officinabrera.example",
  email_verified: true,
  given_name: "Anna",
  family_name: "Brera",
};

const CLIENT = { id: "visita", secret: "a secret of the company and of Visita alone" };
/** Tells the provider's own answers from those that a test alters. */
const UNALTERED = "x-unaltered";

/** Making one takes longer than a sign-in. */
const keys = Promise.all([generateKeyPair("RS256", { extractable: true }), generateKeyPair("RS256")]);

type Json = Record<string, unknown>;
type Claims = Json & { iss: string; aud: string; nonce: string; exp: number };

export async function startCompanyProvider() {
  const [{ privateKey }, stranger] = await keys;
  let person = ANNA;
  let refusal: string | undefined;
  const altered = new Map<string, (answer: Json) => Json | Promise<Json>>();
  const asked: URL[] = [];

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const policy = interactionPolicy.base();
  policy.get("consent").checks.remove("native_client_prompt");
  const provider = new Provider(issuer, {
    // A class of its own keeps the library from warning of its memory.
    adapter: class extends MemoryAdapter {},
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        // Of such a client the port is not compared; without the policy people would be asked each time.
        application_type: "native",
        redirect_uris: ["http://localhost/auth/company/callback"],
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    claims: { email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: "sig", alg: "RS256" }] },
    cookies: { keys: ["a key of the tests"] },
    features: { devInteractions: { enabled: false } },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    pkce: { required: () => true },
    interactions: { url: () => "/enter", policy },
    findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => person }),
    // Nobody is asked for consent: the company has given it.
    async loadExistingGrant({ oidc }: Context) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", issuer);
    const alter = request.headers[UNALTERED] === undefined ? altered.get(url.pathname) : undefined;
    if (url.pathname === "/auth") asked.push(url);
    if (alter) await sendAltered(request, response, alter);
    else if (url.pathname === "/enter") {
      const result = refusal === undefined ? { login: { accountId: person.sub } } : { error: refusal };
      await provider.interactionFinished(request, response, result);
    } else await answer(request, response);
  }

  async function sendAltered(
    request: IncomingMessage,
    response: ServerResponse,
    alter: (answer: Json) => Json | Promise<Json>,
  ): Promise<void> {
    const { authorization = "", "content-type": type = "" } = request.headers;
    const real = await fetch(issuer + request.url, {
      method: request.method ?? "GET",
      headers: {
        [UNALTERED]: "1",
        ...(authorization && { authorization }),
        ...(type && { "content-type": type }),
      },
      ...(request.method === "POST" && { body: await text(request) }),
    });
    const body = await alter((await real.json()) as Json);
    response.writeHead(real.status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  return {
    issuer,
    secret: CLIENT.secret,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: "Officina Brera",
    },
    /** Requests of browsers to sign somebody in. */
    asked,
    /** Who sits in front of the browser from now on. */
    meet(next: CompanyPerson): void {
      person = next;
    },
    refuseWith(error: string): void {
      refusal = error;
    },
    /** Alters what the provider answers at a path. */
    alter(path: string, change: (answer: Json) => Json | Promise<Json>): void {
      altered.set(path, change);
    },
    /** Alters the claims of ID tokens, signed with the provider's key or with that of a stranger. */
    alterToken(change: (claims: Claims) => Json, { isForged = false } = {}): void {
      altered.set("/token", async ({ id_token, ...rest }) => {
        const claims = change(decodeJwt(String(id_token)) as Claims);
        const token = new SignJWT(claims).setProtectedHeader({ alg: "RS256" });
        return { ...rest, id_token: await token.sign(isForged ? stranger.privateKey : privateKey) };
      });
    },
    stop,
  };
}

export type CompanyProvider = Awaited<ReturnType<typeof startCompanyProvider>>;

/** Goes to the provider as a browser would, and returns the path that it is sent back to. */
export async function answerOf(address: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  const provider = url.origin;
  for (let steps = 0; steps < 10; steps++) {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const response = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    const next = response.headers.get("location");
    if (next === null) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    url = new URL(next, url);
    if (url.origin !== provider) return url.pathname + url.search;
  }
  throw new Error("the provider has sent the browser in circles");
}

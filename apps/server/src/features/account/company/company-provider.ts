/** The company's OpenID Connect provider: authorization code flow with PKCE, state and nonce. */
import type { Configuration } from "openid-client";
import type { CompanySettings } from "../../../config/config-company.ts";
import { loadOpenIdClient } from "../../../lib/load-libraries.ts";

const REQUEST_TIMEOUT_SECONDS = 5;
/** The provider's addresses and keys are read again after this. */
const DISCOVERY_TTL_MS = 60 * 60_000;

/** What ties an answer of the provider to the browser that asked. */
export type FlowSecrets = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** Who the provider says that somebody is. */
export type CompanyClaims = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
  readonly name: string | undefined;
};

/** The provider cannot be reached, or has a fault of its own. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
}

export class CompanyProvider {
  readonly #settings: CompanySettings;
  readonly #redirectUri: string;
  readonly #now: () => number;
  #known: { readonly configuration: Configuration; readonly until: number } | undefined;
  #discovery: Promise<Configuration> | undefined;

  constructor(settings: CompanySettings, redirectUri: string, now: () => number) {
    this.#settings = settings;
    this.#redirectUri = redirectUri;
    this.#now = now;
  }

  /** Where the browser is sent. `isFresh`: asks the provider to ask for the password once more. */
  async authorizationUrl({ state, nonce, codeVerifier }: FlowSecrets, isFresh: boolean): Promise<URL> {
    const client = await loadOpenIdClient();
    return client.buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: this.#redirectUri,
      scope: "openid email profile",
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: "S256",
      ...(isFresh && { prompt: "login" }),
    });
  }

  /**
   * Redeems the code in the query of the callback. State, issuer, audience, nonce, times and signature are checked by
   * the library, which throws for everything that is wrong.
   */
  async redeem(query: string, { state, nonce, codeVerifier }: FlowSecrets): Promise<CompanyClaims> {
    const client = await loadOpenIdClient();
    const configuration = await this.#configuration();
    return reachable(async () => {
      const tokens = await client.authorizationCodeGrant(configuration, new URL(this.#redirectUri + query), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const idToken = tokens.claims();
      if (!idToken) throw new Error("the provider has sent no ID token");
      // Many providers tell the address only here.
      const hasMore =
        idToken["email"] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more = hasMore
        ? await client.fetchUserInfo(configuration, tokens.access_token, idToken.sub)
        : undefined;
      return toClaims({ ...more, ...idToken });
    });
  }

  /** Read with the first sign-in. While it cannot be read anew, what is known is used. */
  async #configuration(): Promise<Configuration> {
    const known = this.#known;
    if (known && this.#now() < known.until) return known.configuration;
    this.#discovery ??= this.#discover().finally(() => {
      this.#discovery = undefined;
    });
    try {
      return await this.#discovery;
    } catch (error) {
      if (known) return known.configuration;
      throw error;
    }
  }

  async #discover(): Promise<Configuration> {
    const client = await loadOpenIdClient();
    const { issuer, clientId, clientSecret } = this.#settings;
    const url = new URL(issuer);
    const execute = [client.enableNonRepudiationChecks];
    if (url.protocol === "http:") execute.push(client.allowInsecureRequests);
    try {
      const configuration = await client.discovery(url, clientId, clientSecret, undefined, {
        execute,
        timeout: REQUEST_TIMEOUT_SECONDS,
      });
      this.#known = { configuration, until: this.#now() + DISCOVERY_TTL_MS };
      return configuration;
    } catch (error) {
      throw new ProviderUnavailable("the provider could not be discovered", { cause: error });
    }
  }
}

/** Tells faults of the network and of the provider from answers that are refused. */
async function reachable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { cause, code } = error as { cause?: unknown; code?: unknown };
    const isFault = cause instanceof Response && cause.status >= 500;
    if (error instanceof TypeError || code === "OAUTH_TIMEOUT" || isFault)
      throw new ProviderUnavailable("the provider did not answer", { cause: error });
    throw error;
  }
}

function toClaims(claims: { readonly iss: string; readonly sub: string; readonly [name: string]: unknown }) {
  const textOf = (name: string) => {
    const value = claims[name];
    return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
  };
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf("email"),
    // Some providers send it as a text.
    isEmailVerified: claims["email_verified"] === true || claims["email_verified"] === "true",
    givenName: textOf("given_name"),
    familyName: textOf("family_name"),
    name: textOf("name"),
  };
}

import type { Feature } from "../../feature.ts";
import { deriveKeys, type KeyRing } from "../../lib/secret-key.ts";
import { COOKIES } from "./account.cookies.ts";
import { cleanUpAccounts } from "./account.jobs.ts";
import { describeAccount, signInPart } from "./account-export.service.ts";
import { emailChangeRoutes } from "./email-change.routes.ts";
import { geoRoutes } from "./geo.routes.ts";
import { createGeoLookup, type GeoLookup } from "./geo.service.ts";
import { deleteAccountData } from "./leaving-account.service.ts";
import { loginRoutes } from "./login.routes.ts";
import { nameRoutes } from "./name.routes.ts";
import { passkeyLoginRoutes, passkeyRoutes } from "./passkey.routes.ts";
import { passwordRoutes } from "./password.routes.ts";
import { reauthenticationRoutes } from "./reauthentication.routes.ts";
import { recoveryRoutes } from "./recovery.routes.ts";
import { registerRoutes } from "./register.routes.ts";
import { sessionRoutes } from "./session.routes.ts";
import { sessionListRoutes } from "./session-list.routes.ts";

declare module "../../app-context.ts" {
  interface AppContext {
    readonly accountKeys: { readonly code: KeyRing; readonly email: KeyRing };
    /** In lower case. Read at start: whoever leaves the list is no admin after the restart, whatever they proved before. */
    readonly adminEmails: ReadonlySet<string>;
    readonly cookies: typeof COOKIES;
    readonly geoLookup: GeoLookup;
    /** Whom passkeys are made for: they work at this host and nowhere else. */
    readonly relyingParty: { readonly id: string; readonly name: string; readonly origin: string };
    /** For events that an operator should notice; never with an email address, code or token. */
    readonly securityLog: (event: string) => void;
  }
}

export const accountFeature: Feature = {
  name: "account",
  create: ({ config, secretKey, log }) => ({
    accountKeys: {
      code: deriveKeys(secretKey, "security code"),
      email: deriveKeys(secretKey, "email address"),
    },
    adminEmails: new Set(config.adminEmails),
    cookies: COOKIES,
    geoLookup: createGeoLookup(config.geoLookupUrl),
    relyingParty: {
      id: new URL(config.publicUrl).hostname,
      name: config.brand,
      origin: config.publicUrl,
    },
    securityLog: (event) => log.warn({ event: "security" }, event),
  }),
  routes: {
    api: [
      sessionRoutes,
      registerRoutes,
      loginRoutes,
      recoveryRoutes,
      passwordRoutes,
      nameRoutes,
      emailChangeRoutes,
      sessionListRoutes,
      reauthenticationRoutes,
      passkeyRoutes,
      passkeyLoginRoutes,
      geoRoutes,
    ],
  },
  jobs: () => [
    {
      name: "account cleanup",
      everyMs: 60_000,
      failure: "cleanup of expired account data failed; it runs again in a minute",
      run: cleanUpAccounts,
    },
  ],
  on: { accountDeleted: deleteAccountData },
  exports: {
    fields: async ({ db }, accountId) => ({ account: (await describeAccount(db, accountId)) ?? {} }),
    parts: [signInPart],
  },
};

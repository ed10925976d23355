import { COMPANY_CALLBACK_PATH } from "@visita/domain/account/company.contract";
import type { Feature } from "../../core/feature.ts";
import type { Db } from "../../db/database.ts";
import { deriveKeys, type KeyRing } from "../../lib/secret-key.ts";
import { COOKIES } from "./account.cookies.ts";
import { cleanUpAccounts } from "./account.jobs.ts";
import { describeAccount, signInPart } from "./account-export.service.ts";
import { companySignInRoutes, companyStatusRoutes } from "./company/company.routes.ts";
import { CompanyProvider } from "./company/company-provider.ts";
import { deleteAccountData } from "./leaving-account.service.ts";
import { passkeyLoginRoutes, passkeyRoutes } from "./passkeys/passkey.routes.ts";
import { recoveryRoutes } from "./recovery/recovery.routes.ts";
import { createGeoLookup, type GeoLookup } from "./sessions/geo.service.ts";
import { geoRoutes, sessionListRoutes, sessionRoutes } from "./sessions/session.routes.ts";
import { emailChangeRoutes } from "./settings/email-change.routes.ts";
import {
  languageRoutes,
  nameRoutes,
  passwordRoutes,
  reauthenticationRoutes,
} from "./settings/settings.routes.ts";
import { loginRoutes } from "./sign-in/login.routes.ts";
import { registerRoutes } from "./sign-up/register.routes.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    readonly accountKeys: { readonly code: KeyRing; readonly email: KeyRing };
    /** In lower case. Read at start: whoever leaves the list is no admin after the restart, whatever they proved before. */
    readonly adminEmails: ReadonlySet<string>;
    readonly cookies: typeof COOKIES;
    readonly geoLookup: GeoLookup;
    /** Null where people sign in without a company. */
    readonly companyProvider: CompanyProvider | null;
    /** Puts somebody of the company into its team; the id of the card that they have got. Handed in by the teams. */
    readonly arriveInTeam: (context: AppContext, accountId: string) => Promise<string | undefined>;
    /** Connected devices and tokens that work; handed in by whoever keeps them. */
    readonly countActiveTokens: (db: Db, accountId: string) => Promise<number>;
    /** Whom passkeys are made for: they work at this host and nowhere else. */
    readonly relyingParty: { readonly id: string; readonly name: string; readonly origin: string };
    /** For events that an operator should notice; never with an email address, code or token. */
    readonly securityLog: (event: string) => void;
  }
}

export const accountFeature: Feature = {
  name: "account",
  create: ({ config, secretKey, log, now }) => ({
    accountKeys: {
      code: deriveKeys(secretKey, "security code"),
      email: deriveKeys(secretKey, "email address"),
    },
    adminEmails: new Set(config.adminEmails),
    cookies: COOKIES,
    companyProvider:
      config.company && new CompanyProvider(config.company, config.publicUrl + COMPANY_CALLBACK_PATH, now),
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
      languageRoutes,
      emailChangeRoutes,
      sessionListRoutes,
      reauthenticationRoutes,
      passkeyRoutes,
      passkeyLoginRoutes,
      companyStatusRoutes,
      geoRoutes,
    ],
    pages: [companySignInRoutes],
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

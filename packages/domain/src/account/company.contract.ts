import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";

/** Leads to the company's provider. A link, not a call: `?returnTo=` is where to go afterwards. */
export const COMPANY_SIGN_IN_PATH = "/auth/company";
/** Where the provider sends the browser back to; to be registered there. */
export const COMPANY_CALLBACK_PATH = "/auth/company/callback";

/** Why a sign-in at the company's provider came to nothing, as the sign-in page is told in `?company=`. */
export const COMPANY_SIGN_IN_FAILURES = [
  "unavailable",
  "expired",
  "cancelled",
  "refused",
  /** The provider tells no address, or one that it has not confirmed. */
  "unverified",
  /** The account with this address belongs to somebody else at the provider. */
  "taken",
  "suspended",
  "busy",
] as const;
export type CompanySignInFailure = (typeof COMPANY_SIGN_IN_FAILURES)[number];

const CompanyStatus = z.object({
  /** Without one, a fresh sign-in at the company confirms what would need the password. */
  hasPassword: z.boolean(),
  /** Null for an account that does not sign in there. */
  company: z.object({ name: z.string(), linkedAt: z.iso.datetime() }).nullable(),
});
export type CompanyStatus = z.infer<typeof CompanyStatus>;

export const companyStatusEndpoint = defineEndpoint("GET /api/account/company", {
  summary: "Whether you have a password, and whether you sign in by a company.",
  access: "account",
  responses: { 200: CompanyStatus },
});

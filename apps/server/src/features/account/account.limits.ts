import type { Limit } from "../limit/limit.service.ts";
import { LINK_WINDOW_MS } from "./recovery/recovery-link.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const limit = (name: string, hits: number, windowMs: number): Limit => ({ name, hits, windowMs });

const TOLD_BEYOND =
  "right or wrong, the answer asks for a code, and one is mailed only if the password was right";

/** A limit of guesses, with what docs/security.md says of it. */
export type GuessBudget = Limit & {
  readonly counts: string;
  readonly per: "account" | "confirmed device" | "network" | "whole service";
  readonly beyond: string;
};

/**
 * How often secrets may be guessed. An account is meant by its email address, whether or not it exists. What strangers do
 * never counts against a confirmed device of the account: it has budgets of its own.
 */
export const GUESS_BUDGETS = {
  loginFailuresNetwork: {
    ...limit("login-fail-network", 10, 10 * MINUTE),
    counts: "wrong passwords",
    per: "network",
    beyond: "sign-in from it waits until the 10 minutes are over, except on confirmed devices",
  },
  toldPasswordsHour: {
    ...limit("login-told-hour", 15, HOUR),
    counts: "wrong passwords, except on confirmed devices",
    per: "account",
    beyond: TOLD_BEYOND,
  },
  toldPasswordsDay: {
    ...limit("login-told-day", 50, DAY),
    counts: "the same",
    per: "account",
    beyond: TOLD_BEYOND,
  },
  loginDevice: {
    ...limit("login-device", 30, MINUTE),
    counts: "sign-ins",
    per: "confirmed device",
    beyond: "sign-in on it is refused",
  },
  loginCodeTriesAccount: {
    ...limit("login-code-tries", 15, HOUR),
    counts: "codes entered after a right password",
    per: "account",
    beyond: "codes are refused, except on confirmed devices",
  },
  recoveryCodesDay: {
    ...limit("recovery-codes", 6, DAY),
    counts: "recovery codes of six digits mailed, except to confirmed devices",
    per: "account",
    beyond: "a link that cannot be guessed is mailed instead, at most every 10 minutes",
  },
  codeTriesDevice: {
    ...limit("code-fail-device", 20, DAY),
    counts: "codes entered",
    per: "confirmed device",
    beyond: "codes are refused on it",
  },
  // Sixty, because guests of one event share an address and right codes count too.
  codeTriesNetwork: {
    ...limit("code-tries", 60, HOUR),
    counts: "codes entered",
    per: "network",
    beyond: "codes from it are refused, except on confirmed devices",
  },
  codeFailuresEverywhere: {
    ...limit("code-fail-all", 300, HOUR),
    counts: "wrong codes",
    per: "whole service",
    beyond: "each code takes 2 guesses instead of 5",
  },
  restorePasswords: {
    ...limit("restore-password", 5, HOUR),
    counts: "passwords of somebody who brings a former address back",
    per: "account",
    beyond: "the link waits until the hour is over",
  },
  passwordFailures: {
    ...limit("password-fail", 5, 15 * MINUTE),
    counts: "wrong passwords of somebody who is signed in and changes password, address or passkeys",
    per: "account",
    beyond: "such changes are refused",
  },
  devicePasswordsNetwork: {
    ...limit("device-fail-network", 30, 10 * MINUTE),
    counts: "wrong passwords of devices with an address book",
    per: "network",
    beyond: "further wrong ones have to wait; a right one, of 139 random bits, is always taken",
  },
  devicePasswordsAccount: {
    ...limit("device-fail", 100, HOUR),
    counts: "the same",
    per: "account",
    beyond: "the same",
  },
} as const satisfies Record<string, GuessBudget>;

/** "Network" limits count by the client's network, "Email" limits by the email address, with or without an account. */
export const LIMITS = {
  authenticateNetworkMinute: limit("authenticate-minute", 5, MINUTE),
  authenticateNetworkHour: limit("authenticate-hour", 20, HOUR),
  /** Beyond these everybody, or a network, is told that an email address has an account, whether or not it has. */
  authenticateEmailHour: limit("authenticate-email", 10, HOUR),
  authenticateMisses: limit("authenticate-miss", 10, HOUR),
  authenticateMissesEverywhere: limit("authenticate-miss-all", 60, HOUR),
  /** These limit nothing: they make a hit take as long as a miss. */
  authenticateHits: limit("authenticate-find", 10, HOUR),
  authenticateHitsEverywhere: limit("authenticate-find-all", 60, HOUR),

  // Twenty, because guests of one event share an address.
  registerNetworkHour: limit("register-hour", 20, HOUR),
  registerNetworkDay: limit("register-day", 30, DAY),
  /** Accounts that were made; beyond it each needs a proof of work. */
  registerEverywhere: limit("register-all", 500, HOUR),

  loginNetwork: limit("login-minute", 30, MINUTE),
  /** Challenges of passkeys: the sign-in page asks for one when it is opened. */
  passkeyChallengesNetwork: limit("passkey-challenges", 60, MINUTE),
  /** Sign-ins at the company's provider. A whole office has one address. */
  companySignInsNetwork: limit("company-sign-ins", 300, MINUTE),
  /** Codes mailed after a right password, by account or confirmed device. */
  loginCodesHour: limit("login-codes", 10, HOUR),
  /** The same for an address that is not confirmed: whoever signed up with it may not be its owner. */
  confirmCodesDay: limit("confirm-codes", 10, DAY),

  /** Links that switch a passkey on again, by account. */
  passkeyLinksDay: limit("passkey-links", 10, DAY),

  codesInterval: limit("recovery-wait", 1, 30 * SECOND),
  codesPerEmailAndNetwork: limit("recovery-pair", 5, HOUR),
  codesPerNetwork: limit("recovery-network", 10, HOUR),
  /** Mails with a link, by email address. */
  recoveryLinks: limit("recovery-links", 1, LINK_WINDOW_MS),
  /** For a confirmed device, before it takes from the others. */
  codesReserve: limit("recovery-reserve", 5, HOUR),

  registerMailNetwork: limit("registermail", 30, HOUR),
} as const;

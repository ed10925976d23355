import type { Limit } from "../limit/limit.service.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const limit = (name: string, hits: number, windowMs: number): Limit => ({ name, hits, windowMs });

/** "Network" limits count by the client's network, "Email" limits by the email address, with or without an account. */
export const LIMITS = {
  authenticateNetworkMinute: limit("authenticate-minute", 5, MINUTE),
  authenticateNetworkHour: limit("authenticate-hour", 20, HOUR),
  authenticateEmailHour: limit("authenticate-email", 10, HOUR),
  /** Beyond this a network is told that every email address has an account. */
  authenticateMisses: limit("authenticate-miss", 10, HOUR),
  /** Limits nothing: it makes a hit take as long as a miss. */
  authenticateHits: limit("authenticate-find", 10, HOUR),

  // Twenty, because guests of one event share an address.
  registerNetworkHour: limit("register-hour", 20, HOUR),
  registerNetworkDay: limit("register-day", 30, DAY),
  registerEverywhere: limit("register-all", 500, HOUR),

  loginNetwork: limit("login-minute", 30, MINUTE),
  loginFailuresNetwork: limit("login-fail-network", 10, 10 * MINUTE),
  loginFailuresEmail: limit("login-fail-email", 3, HOUR),

  codesInterval: limit("recovery-wait", 1, 30 * SECOND),
  codesPerEmailAndNetwork: limit("recovery-pair", 5, HOUR),
  codesPerEmailHour: limit("recovery-email-hour", 15, HOUR),
  codesPerEmailDay: limit("recovery-email-day", 30, DAY),
  codesPerNetwork: limit("recovery-network", 10, HOUR),
  codesReserve: limit("recovery-reserve", 5, HOUR),
  codesUnderAttack: limit("recovery-attack", 1, HOUR),

  codeTriesNetwork: limit("code-tries", 20, HOUR),
  codeFailuresEmail: limit("code-fail-email", 30, DAY),
  codeFailuresDevice: limit("code-fail-device", 10, DAY),
  /** Above this all codes are treated as under attack, see brute-force.service.ts. */
  codeFailuresEverywhere: limit("code-fail-all", 300, HOUR),

  registerMailNetwork: limit("registermail", 30, HOUR),
  passwordFailures: limit("password-fail", 5, 15 * MINUTE),
} as const;

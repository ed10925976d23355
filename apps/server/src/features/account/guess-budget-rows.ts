import { GUESS_BUDGETS } from "./account.limits.ts";
import {
  CODE_TRIES,
  CODE_TRIES_UNDER_ATTACK,
  FREE_DEVICE_TRIES,
  MAX_DEVICE_TRIES,
} from "./sign-in/brute-force.service.ts";
import { MAX_TRIES_OF_LOGIN } from "./sign-in/verify-login.service.ts";

export type GuessBudgetRow = { counts: string; per: string; limit: string; beyond: string };

/** All bounds on guessing, for docs/security.md. */
export function guessBudgetRows(): GuessBudgetRow[] {
  return [
    {
      counts: "wrong passwords in a row",
      per: "confirmed device",
      limit: String(FREE_DEVICE_TRIES),
      beyond: "none is compared for 30 s; the wait doubles with each further one, up to 15 minutes",
    },
    {
      counts: "wrong passwords in a row",
      per: "confirmed device",
      limit: String(MAX_DEVICE_TRIES),
      beyond: "the device is forgotten: the next sign-in on it needs a code",
    },
    {
      counts: "guesses of one code",
      per: "code",
      limit: `${CODE_TRIES}, or ${CODE_TRIES_UNDER_ATTACK} during an attack`,
      beyond: "the code is dead",
    },
    {
      counts: "guesses of one sign-in, over all its codes",
      per: "sign-in",
      limit: String(MAX_TRIES_OF_LOGIN),
      beyond: "the sign-in is over",
    },
    ...Object.values(GUESS_BUDGETS).map(({ counts, per, hits, windowMs, beyond }) => ({
      counts,
      per,
      limit: `${hits} in ${formatWindow(windowMs)}`,
      beyond,
    })),
  ];
}

function formatWindow(ms: number): string {
  const minutes = ms / 60_000;
  if (minutes === 24 * 60) return "a day";
  if (minutes === 60) return "an hour";
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

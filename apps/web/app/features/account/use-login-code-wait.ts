import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { useEffect, useState } from "react";
import { keepValue, readKeptValue } from "./kept-value.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

/** The wait before a login code can be asked for again; a page that is loaded again goes on where it was. */
export function useLoginCodeWait() {
  const [since, setSince] = useState<number>();

  useEffect(() => setSince(lastSent() ?? noteSent()), []);

  const length = ACCOUNT_TIMES.loginResendWait;
  return { seconds: useSecondsLeft({ since, length }), restart: () => setSince(noteSent()) };
}

/** A time to come is a clock that was changed, not a code. */
function lastSent(): number | undefined {
  const kept = Number(readKeptValue("loginCodeSentAt") ?? Number.NaN);
  return kept > 0 && kept <= Date.now() ? kept : undefined;
}

function noteSent(): number {
  const now = Date.now();
  keepValue("loginCodeSentAt", String(now));
  return now;
}

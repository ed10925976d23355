import type { AppContext } from "../../core/app-context.ts";
import { deleteInBatches } from "../../db/queries.ts";
import { deleteSignInRecords, deleteUnconfirmedAccounts } from "./account.store.ts";
import { deleteOldCompanySignIns } from "./company/company.store.ts";
import { deleteOldPasskeyChallenges } from "./passkeys/passkey.store.ts";
import { deleteOldRecoveries } from "./recovery/recovery.store.ts";
import { deleteExpiredSessions } from "./sessions/session.service.ts";
import { deleteOldEmailChanges } from "./settings/email-change.store.ts";
import { DEVICE_TTL_MS } from "./sign-in/device.service.ts";
import { deleteOldDevices } from "./sign-in/device.store.ts";
import { deleteOldLoginChallenges } from "./sign-in/login-challenge.store.ts";
import { deleteOldLoginFailures } from "./sign-in/login-failure.store.ts";
import { sendMissedWelcomes } from "./sign-up/register.service.ts";

const DAY = 24 * 60 * 60 * 1000;
const SIGN_IN_RECORD_TTL_MS = 90 * DAY;
const LOGIN_FAILURE_TTL_MS = DAY;
const UNCONFIRMED_ACCOUNT_TTL_MS = 7 * DAY;

/** Sends missed welcome mails, deletes expired rows and accounts that nobody confirmed. Idempotent. */
export async function cleanUpAccounts(context: AppContext): Promise<void> {
  const { db } = context;
  const now = context.now();
  await sendMissedWelcomes(context);
  await context.limits.purge();
  await deleteExpiredSessions(db, now);
  await deleteOldLoginChallenges(db, now);
  await deleteOldRecoveries(db, now);
  await deleteOldLoginFailures(db, now - LOGIN_FAILURE_TTL_MS);
  await deleteOldEmailChanges(db, now);
  await deleteOldPasskeyChallenges(db, now);
  await deleteOldCompanySignIns(db, now);
  await deleteOldDevices(db, now - DEVICE_TTL_MS);
  await deleteSignInRecords(db, now - SIGN_IN_RECORD_TTL_MS);
  const unconfirmed = { createdUntil: now - UNCONFIRMED_ACCOUNT_TTL_MS, now };
  await deleteInBatches((limit) => deleteUnconfirmedAccounts(db, unconfirmed, limit));
}

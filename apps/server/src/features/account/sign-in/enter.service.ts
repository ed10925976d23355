import type { DeviceMetadata } from "@visita/domain/account/account.fields";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { Selectable } from "kysely";
import type { AppContext } from "../../../core/app-context.ts";
import type { AccountTable } from "../../../db/schema/account.tables.ts";
import type { Visitor } from "../../../lib/visitor.ts";
import { describeUserAgent } from "../../mail/user-agent.service.ts";
import { recordSignIn } from "../account.service.ts";
import { beginSession, endSession, originOf, toSignedInUser } from "../sessions/session.service.ts";
import { confirmDevice } from "./device.service.ts";

type Browser = Visitor & { readonly sessionToken: string | undefined };

export type Entry = {
  readonly user: CurrentUser;
  readonly sessionToken: string;
  /** Undefined on a device that the account has confirmed before. */
  readonly deviceToken: string | undefined;
};

type Way = {
  readonly isKnownDevice: boolean;
  /** By another mail, so that none is needed about the device. */
  readonly isToldOwner?: boolean;
  readonly metadata?: DeviceMetadata;
};

/** Begins a session after a proof that needs no code, and tells the owner of a new device. */
export async function enter(
  context: AppContext,
  account: Selectable<AccountTable>,
  browser: Browser,
  { isKnownDevice, isToldOwner = false, metadata }: Way,
): Promise<Entry> {
  const { db, mail } = context;
  const now = context.now();
  if (browser.sessionToken) await endSession(db, browser.sessionToken);
  const deviceToken = await db.transaction().execute(async (trx) => {
    await recordSignIn(trx, "login", account.id, browser.ip, metadata, now);
    if (isKnownDevice) return undefined;
    const notice = { kind: "new_device", at: now, device: describeUserAgent(browser.userAgent) } as const;
    if (!isToldOwner) await mail.enqueue(trx, account, notice);
    return confirmDevice(trx, account.id, now);
  });
  const sessionToken = await beginSession(db, account.id, now, await originOf(context, browser));
  mail.kick();
  return { user: toSignedInUser(context, account), sessionToken, deviceToken };
}

import type { KeptScan } from "@visita/domain/scan/scan.contract";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { type DeviceScan, isWaiting, listScans, removeScan, type SentScan, writeScan } from "./scan-store.ts";

type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls back whenever what is kept on this device has changed. */
export function onScansChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceScans(): void {
  for (const listener of listeners) listener();
}

type Turns = { readonly running: Promise<number>; next?: Promise<number> };

/** By account: what is being sent, and what follows it. */
const turns = new Map<string, Turns>();

/**
 * Sends what waits, one after the other, oldest first. A scan names itself, so that one that was sent without an answer
 * is taken once. Returns how many still wait.
 */
export function sendScans(userid: string): Promise<number> {
  const turn = turns.get(userid);
  if (!turn) return begin(userid);
  // What was kept meanwhile comes along then.
  turn.next ??= turn.running.then(
    () => begin(userid),
    () => begin(userid),
  );
  return turn.next;
}

function begin(userid: string): Promise<number> {
  const turn: Turns = { running: sendAll(userid) };
  turns.set(userid, turn);
  const end = () => turns.get(userid) === turn && !turn.next && turns.delete(userid);
  turn.running.then(end, end);
  return turn.running;
}

async function sendAll(userid: string): Promise<number> {
  const waiting = (await listScans(userid)).filter(isWaiting).reverse();
  for (const [at, scan] of waiting.entries()) {
    const result = await send(scan);
    if (result === "later") return waiting.length - at;
    const isStillKept = (await listScans(userid)).some(({ input }) => input.scanid === scan.input.scanid);
    if (isStillKept) await writeScan(userid, { ...scan, ...result });
    else if ("answer" in result) await takeBack(result.answer).catch(() => undefined);
    announceScans();
  }
  return 0;
}

type Sent = Pick<DeviceScan, "name" | "photo"> & { readonly answer: SentScan };

async function send(scan: DeviceScan): Promise<Sent | { readonly refusal: string } | "later"> {
  try {
    const kept = await call("POST /api/contacts/scanned", { body: scan.input });
    return {
      answer: answerOf(kept),
      name: kept.person.name,
      photo: kept.person.sentCard?.profilepic ?? null,
    };
  } catch (error) {
    return isFinal(error) ? { refusal: error.message } : "later";
  }
}

function answerOf({ person, ...result }: KeptScan): SentScan {
  return { ...result, personid: person.personid, version: person.version };
}

/** Anything else passes: a lost network, a session that has ended, a limit, a fault. */
function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && ![401, 408, 429].includes(error.status);
}

/** Everything that a scan did. Throws where the person was changed since. */
async function takeBack({ personid, version, wasHere, before, favourite }: SentScan): Promise<void> {
  const params = { personid };
  if (!wasHere) await call("DELETE /api/contacts/:personid", { params });
  else if (before) await call("PATCH /api/contacts/:personid", { params, body: { ...before, version } });
  if (favourite) await call("DELETE /api/com/removefavourite/:cardid", { params: { cardid: favourite } });
}

/** Throws where it was sent and cannot be taken back. */
export async function undoScan(userid: string, scanid: string): Promise<void> {
  const scan = (await listScans(userid)).find(({ input }) => input.scanid === scanid);
  if (scan?.answer) await takeBack(scan.answer);
  await removeScan(userid, scanid);
  announceScans();
}

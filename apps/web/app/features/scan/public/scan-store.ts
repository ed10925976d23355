/** What was kept on this device, by account. A module apart: every page can log out, and drops what is not sent. */
import type { KeepScannedInput, KeptScan } from "@visita/domain/scan/scan.contract";
import { createStore, del, entries, get, promisifyRequest, set, type UseStore } from "idb-keyval";

export type DeviceScan = {
  readonly input: KeepScannedInput;
  readonly source: "contact" | "card" | "profile";
  /** Empty while only the network knows it. */
  readonly name: string;
  readonly photo: string | null;
  /** Epoch milliseconds. */
  readonly keptAt: number;
  /** Undefined while it waits for the network. */
  readonly answer?: SentScan;
  /** The server would not take it. */
  readonly refusal?: string;
};

export type SentScan = Omit<KeptScan, "person"> & {
  readonly personid: string;
  readonly version: number;
};

export function isWaiting({ answer, refusal }: DeviceScan): boolean {
  return answer === undefined && refusal === undefined;
}

let opened: UseStore | undefined;
/** Where the browser keeps nothing, the page still does while it is open. */
const unkept = new Map<string, DeviceScan>();

function store(): UseStore {
  opened ??= createStore("visita-scans", "scans");
  return opened;
}

function keyOf(userid: string, scanid: string): string {
  return `${userid}/${scanid}`;
}

/** The latest first. */
export async function listScans(userid: string): Promise<DeviceScan[]> {
  const stored = await entries<string, DeviceScan>(store()).catch(() => []);
  return [...stored, ...unkept]
    .flatMap(([key, scan]) => (key.startsWith(`${userid}/`) ? [scan] : []))
    .sort((one, other) => other.keptAt - one.keptAt);
}

export async function writeScan(userid: string, scan: DeviceScan): Promise<void> {
  const key = keyOf(userid, scan.input.scanid);
  unkept.delete(key);
  await set(key, scan, store()).catch(() => unkept.set(key, scan));
}

export async function removeScan(userid: string, scanid: string): Promise<void> {
  unkept.delete(keyOf(userid, scanid));
  await del(keyOf(userid, scanid), store()).catch(() => undefined);
}

/** A link at whose occasion one meets people. */
export type Occasion = { readonly linkid: string; readonly name: string };

const OCCASIONS = "occasions";

/** Of this account, as they were last known. */
export async function readOccasions(userid: string): Promise<readonly Occasion[]> {
  const stored = await get<Stored>(OCCASIONS, store()).catch(() => undefined);
  return stored?.userid === userid ? stored.occasions : [];
}

export async function writeOccasions(stored: Stored): Promise<void> {
  await set(OCCASIONS, stored, store()).catch(() => undefined);
}

type Stored = { readonly userid: string; readonly occasions: readonly Occasion[] };

/** With the account that logs out, because the browser may be shared. */
export async function removeScansOf(userid: string): Promise<void> {
  for (const key of unkept.keys()) if (key.startsWith(`${userid}/`)) unkept.delete(key);
  await store()("readwrite", (scans) => {
    scans.delete(IDBKeyRange.bound(`${userid}/`, `${userid}/\uffff`));
    scans.delete(OCCASIONS);
    return promisifyRequest(scans.transaction);
  }).catch(() => undefined);
}

import { PERSON_UNDO_MS } from "@visita/domain/address-book/person.rules";
import { scanTexts } from "@visita/domain/owner-messages/scan";
import { readScannedCode, type ScannedCode, shownAddress } from "@visita/domain/scan/scanned-code";
import { Check } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { newOnceKey } from "../../lib/once-key.ts";
import { useSettings } from "../../lib/use-settings.ts";
import { notify } from "../../ui/toast.tsx";
import { notifyUndo } from "../../ui/undo-toast.tsx";
import { type DeviceScan, listScans, type SentScan, writeScan } from "./public/scan-store.ts";
import { announceScans, sendScans, undoScan } from "./public/send-scans.ts";
import { readPhoto } from "./read-photo.ts";
import { useDeviceScans, useOccasions } from "./scan.queries.ts";

/** What a code says, for its reader to keep. A new one for each time that it is offered. */
export type Offer = { readonly scanid: string; readonly code: ScannedCode };

/** Who was chosen to be kept, as far as it is known. */
export type Chosen = { readonly name: string; readonly photo: string | null };

const TOAST = { id: "scan" };
/** The link that was chosen last; another account does not have it. */
const LINK_KEY = "scan-link";

export function useScan(userid: string) {
  const t = useTranslate(scanTexts);
  const publicUrl = useSettings()?.publicUrl;
  const scans = useDeviceScans(userid);
  const occasions = useOccasions(userid);
  const [linkid, setLinkid] = useState(() => readLink());
  const [offer, setOffer] = useState<Offer | null>(null);
  /** Of the camera's last code: it is in view for longer than one frame. */
  const lastText = useRef<string>(undefined);
  const told = useRef<string>(undefined);
  const occasion = occasions.find((each) => each.linkid === linkid);

  const offerCode = useCallback(
    (text: string): boolean => {
      const code = readScannedCode(text, { origins: originsOf(publicUrl), encode, decode });
      if (code) setOffer({ scanid: newOnceKey(), code });
      else notify.error(t("noContact"), TOAST);
      return code !== null;
    },
    [publicUrl, t],
  );

  /** The same code twice in a row is offered once. */
  const onFrame = useCallback(
    (text: string) => {
      if (text === lastText.current) return;
      lastText.current = text;
      offerCode(text);
    },
    [offerCode],
  );

  const choosePhoto = useCallback(
    async (photo: Blob) => {
      const found = await readPhoto(photo);
      if (!("problem" in found)) return offerCode(found.text) ? found : null;
      notify.error(t(found.problem), TOAST);
      return null;
    },
    [offerCode, t],
  );

  async function keep({ scanid, code }: Offer, { name, photo }: Chosen) {
    const input = { scanid, ...inputOf(code, name), linkid: occasion?.linkid ?? null };
    setOffer(null);
    await writeScan(userid, { input, source: code.kind, name, photo, keptAt: Date.now() });
    announceScans();
    const shown = name || (code.kind === "card" ? code.card.username : "");
    tell(scanid, t(navigator.onLine ? "isKept" : "isWaiting", { name: shown }));
    await sendScans(userid);
    const sent = (await listScans(userid)).find(({ input: { scanid: id } }) => id === scanid);
    if (sent?.refusal) notify.error(sent.refusal, TOAST);
    const text = sent?.answer && surpriseOf(sent.answer);
    if (text) tell(scanid, t(text, { name: sent.name }));
  }

  function tell(scanid: string, text: string) {
    const id = `scan-${scanid}`;
    // One at a time; whom one kept before can be given up in the list.
    if (told.current && told.current !== id) notify.dismiss(told.current);
    told.current = id;
    notifyUndo({
      id,
      icon: Check,
      text,
      durationMs: PERSON_UNDO_MS,
      isCounted: true,
      onUndo: () => void undo(scanid),
    });
  }

  async function undo(scanid: string) {
    const scan = scans.find(({ input }) => input.scanid === scanid);
    // Its code may be in view still, and is offered again.
    lastText.current = undefined;
    try {
      await undoScan(userid, scanid);
    } catch (error) {
      const isChanged = error instanceof Error && "code" in error && error.code === "person_changed";
      notify.error(
        isChanged ? t("undoFailed", { name: scan?.name ?? "" }) : String((error as Error).message),
      );
    }
  }

  return {
    scans,
    occasions,
    occasion,
    chooseOccasion(chosen: string) {
      setLinkid(chosen);
      writeLink(chosen);
    },
    offer,
    onFrame,
    choosePhoto,
    keep,
    dismiss: useCallback(() => setOffer(null), []),
    undo,
  };
}

export type Scanning = ReturnType<typeof useScan>;

/** What one did not expect of keeping somebody. */
function surpriseOf({ wasHere, isLinkAdded, isFavouriteRefused }: SentScan) {
  if (isFavouriteRefused) return "noFavorite";
  if (wasHere) return isLinkAdded ? "wasHereLinkAdded" : "wasHere";
}

function inputOf(code: ScannedCode, name: string): Pick<DeviceScan["input"], "person" | "card"> {
  if (code.kind === "card") return { card: code.card };
  if (code.kind === "profile") return { person: { name, ownNote: code.address } };
  return { person: code.person, ...(code.card && { card: code.card }) };
}

/** What stands in the place of a name. */
export function unnamed({ input, source }: DeviceScan): string {
  if (source === "card") return `/c/${input.card?.username ?? ""}`;
  return shownAddress(input.person?.ownNote ?? "");
}

/** This installation may be open under another address than the one by which cards are shared. */
function originsOf(publicUrl: string | undefined): string[] {
  return [...new Set([publicUrl ?? "", location.origin])].filter(Boolean);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function decode(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function readLink(): string {
  try {
    return localStorage.getItem(LINK_KEY) ?? "";
  } catch {
    return "";
  }
}

function writeLink(linkid: string): void {
  try {
    localStorage.setItem(LINK_KEY, linkid);
  } catch {
    // The choice is lost with the page.
  }
}

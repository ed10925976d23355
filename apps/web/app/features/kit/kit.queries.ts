import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SideNumber } from "@visita/domain/card/card-sides";
import type { ErrorCode } from "@visita/domain/error-codes";
import { fillPath } from "@visita/domain/http/endpoint";
import {
  CONTACT_FILE_VERSIONS,
  type ContactFileVersion,
  KIT_FILE_PATHS,
  type KitFile,
} from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { call, fetchFile } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { saveFile } from "../../lib/qr-code-download.ts";
import { revalidating } from "../../lib/query-client.ts";
import { loadCardWords } from "./card-words.ts";
import type { QrOptions } from "./code/qr-options.ts";

const KIT = "kit";

const kitKeys = {
  kit: (cardid: string) => [KIT, cardid] as const,
  qrVerdict: (kit: Kit, options: QrOptions) => [...made(kit), "verdict", options] as const,
  contacts: (kit: Kit, side: SideNumber) => [...made(kit), "contacts", side] as const,
  file: (kit: Kit, file: KitFile, query: FileQuery) => [...made(kit), file, query] as const,
};

type FileQuery = Readonly<Record<string, string>>;

const FILE_TYPES: Readonly<Record<KitFile, string>> = {
  pass: "application/vnd.apple.pkpass",
  printPdf: "application/pdf",
  printSvg: "image/svg+xml",
  qrSvg: "image/svg+xml",
  qrPng: "image/png",
  qrPdf: "application/pdf",
  background: "image/png",
  page: "text/html",
  contact: "text/vcard",
};

/** A piece stays as it was made. While another one is made, the one of before stays on the screen. */
const ONCE_MADE = {
  staleTime: Number.POSITIVE_INFINITY,
  placeholderData: keepPreviousData,
  networkMode: "always",
} as const;

/** Equal for kits from which equal pieces are made. A new username does not raise the version of a card. */
export function kitRevision({ card, version, qrCode }: Kit): string {
  return `${version} ${card.username} ${qrCode}`;
}

function made(kit: Kit) {
  return [...kitKeys.kit(kit.card.cardid), kitRevision(kit)] as const;
}

export function useKit(cardid: string) {
  return useQuery({
    queryKey: kitKeys.kit(cardid),
    async queryFn({ signal }) {
      const kit = await call("GET /api/kit/:cardid", { params: { cardid } }, { signal });
      await loadCardWords(kit.card);
      return kit;
    },
    ...revalidating,
  });
}

/** What a refusal says of the kit as it was loaded: the plan, the card or a setting has changed since. */
const OUTDATED: readonly ErrorCode[] = ["plan_too_small", "unprintable_text", "not_configured", "not_found"];

/** After such a refusal the kit is asked for anew. */
export function useOutdatedKit(error: Error): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!(error instanceof ApiError) || !OUTDATED.includes(error.code)) return;
    // Pieces have longer keys than the kit that they belong to.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isKitKey(queryKey) });
  }, [error, queryClient]);
}

function isKitKey(key: readonly unknown[]): boolean {
  return key.length === 2 && key[0] === KIT;
}

/** Whether the code can be handed out. */
export function useQrVerdict(kit: Kit, options: QrOptions) {
  return useQuery({
    queryKey: kitKeys.qrVerdict(kit, options),
    queryFn: ({ signal }) =>
      call("GET /api/kit/:cardid/qr", { params: { cardid: kit.card.cardid }, query: options }, { signal }),
    ...ONCE_MADE,
  });
}

export function kitFileUrl(cardid: string, file: KitFile, query: FileQuery = {}): string {
  const parameters = new URLSearchParams(query).toString();
  return fillPath(KIT_FILE_PATHS[file], { cardid }) + (parameters && `?${parameters}`);
}

const fetchKitFile = (kit: Kit, file: KitFile, query: FileQuery, signal?: AbortSignal) =>
  fetchFile(kitFileUrl(kit.card.cardid, file, query), FILE_TYPES[file], signal);

/** Signed for this account; what comes of it is not kept here. */
export const fetchPass = (kit: Kit) => fetchKitFile(kit, "pass", {});

/** A file to be looked at. */
export function useKitFile(kit: Kit, file: KitFile, query: FileQuery = {}, isWanted = true) {
  return useQuery({
    queryKey: kitKeys.file(kit, file, query),
    queryFn: ({ signal }) => fetchKitFile(kit, file, query, signal),
    enabled: isWanted,
    ...ONCE_MADE,
  });
}

/** What visitors save from one side of a card, in each version. */
export type ContactFiles = Readonly<Record<ContactFileVersion, string>> & { readonly side: SideNumber };

export function useContactFiles(kit: Kit, side: SideNumber) {
  return useQuery({
    queryKey: kitKeys.contacts(kit, side),
    async queryFn({ signal }): Promise<ContactFiles> {
      const [version3, version4] = await Promise.all(
        CONTACT_FILE_VERSIONS.map(async (version) => {
          const file = await fetchKitFile(kit, "contact", { side: String(side), version }, signal);
          return file.text();
        }),
      );
      return { "3.0": version3 ?? "", "4.0": version4 ?? "", side };
    },
    ...ONCE_MADE,
  });
}

type Download = { file: KitFile; query?: FileQuery; name: string };

/** A file to be kept. Its error is shown beside the button. */
export function useKitDownload(kit: Kit) {
  return useMutation({
    mutationFn: ({ file, query = {} }: Download) => fetchKitFile(kit, file, query),
    networkMode: "always",
    onSuccess: (content, { name }) => saveFile(content, name),
  });
}

/** The longest of the queues in which something of the kit waits to be made; undefined outside of all. */
export function usePlaceInLine(): number | undefined {
  const client = useQueryClient();
  const [queries, mutations] = [client.getQueryCache(), client.getMutationCache()];
  const subscribe = useCallback(
    (onChange: () => void) => {
      const leave = [queries.subscribe(onChange), mutations.subscribe(onChange)];
      return () => leave.forEach((unsubscribe) => void unsubscribe());
    },
    [queries, mutations],
  );
  const read = () => {
    const waiting = [
      ...queries.findAll({ fetchStatus: "fetching" }).map(({ state }) => state.fetchFailureReason),
      ...mutations.findAll({ status: "pending" }).map(({ state }) => state.failureReason),
    ];
    const places = waiting.flatMap((reason) => (reason instanceof ApiError && reason.place) || []);
    return places.length > 0 ? Math.max(...places) : undefined;
  };
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/** A URL for an `<img>`. The last file stays when the next one is missing, because it could not be made. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [shown, setShown] = useState(file);
  const [url, setUrl] = useState<string>();
  if (file && file !== shown) setShown(file);
  useEffect(() => {
    if (!shown) return;
    const made = URL.createObjectURL(shown);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [shown]);
  return url;
}

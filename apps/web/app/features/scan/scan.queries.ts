import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ScannedCard } from "@visita/domain/scan/scanned-code";
import { useEffect, useEffectEvent } from "react";
import { call } from "../../lib/api.ts";
import { peopleKeys } from "../address-book/public/address-book.queries.ts";
import { useCards } from "../card/public/card.queries.ts";
import { linksQuery } from "../link/public/link.queries.ts";
import {
  type DeviceScan,
  isWaiting,
  listScans,
  type Occasion,
  readOccasions,
  removeScan,
  writeOccasions,
} from "./public/scan-store.ts";
import { onScansChanged, sendScans } from "./public/send-scans.ts";

/** While something waits and nothing tells that the network is back. */
const RETRY_MS = 15_000;

/** What was kept today on this device, and whatever still waits; sends what waits as soon as it can. */
export function useDeviceScans(userid: string): readonly DeviceScan[] {
  const queryClient = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: ["scans", userid],
    queryFn: () => listKept(userid),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const hasWaiting = data.some(isWaiting);
  const refresh = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: ["scans", userid] });
    void queryClient.invalidateQueries({ queryKey: peopleKeys.all(userid), refetchType: "none" });
  });
  useEffect(() => onScansChanged(() => refresh()), []);
  useEffect(() => {
    if (!hasWaiting) return;
    const send = () => void sendScans(userid);
    send();
    const timer = setInterval(send, RETRY_MS);
    window.addEventListener("online", send);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
    };
  }, [userid, hasWaiting]);
  return data;
}

/** What was done with on an earlier day is forgotten. */
async function listKept(userid: string): Promise<DeviceScan[]> {
  const today = new Date().toDateString();
  const scans = await listScans(userid);
  const isPast = (scan: DeviceScan) => !isWaiting(scan) && new Date(scan.keptAt).toDateString() !== today;
  for (const { input } of scans.filter(isPast)) await removeScan(userid, input.scanid);
  return scans.filter((scan) => !isPast(scan));
}

/** The live links of one's own cards and of their teams; without a network, those of the last time. */
export function useOccasions(userid: string): readonly Occasion[] {
  const cards = useCards(userid).data;
  const lists = useQueries({ queries: (cards ?? []).map(({ cardid }) => linksQuery(cardid)) });
  const { data: stored } = useQuery({
    queryKey: ["scan-occasions", userid],
    queryFn: () => readOccasions(userid),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const links = lists.flatMap(({ data }) => [
    ...(data?.links ?? []).filter(({ overSince }) => overSince === null),
    ...(data?.ofTeam ?? []),
  ]);
  // A link of a team is one for all of its cards.
  const occasions = [...new Map(links.map(({ linkid, name }) => [linkid, { linkid, name }])).values()];
  const isKnown = cards !== undefined && lists.every(({ data }) => data);
  const known = isKnown ? JSON.stringify(occasions) : undefined;
  useEffect(() => {
    if (known) void writeOccasions({ userid, occasions: JSON.parse(known) });
  }, [userid, known]);
  return isKnown ? occasions : (stored ?? occasions);
}

/** As everybody sees it, from this installation alone. */
export function findCard({ username }: ScannedCard, signal: AbortSignal) {
  return call("GET /api/card/:name", { params: { name: username } }, { signal });
}

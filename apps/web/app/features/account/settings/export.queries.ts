import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AccountExport } from "@visita/domain/export/export.contract";
import { EXPORT_FILE_PATH } from "@visita/domain/export/export.contract";
import { fillPath } from "@visita/domain/http/endpoint";
import { call } from "../../../lib/api.ts";

const exportKey = (userid: string) => ["account-export", userid] as const;

const POLL_INTERVAL_MS = 1_500;

/** The latest copy, asked for again while it is being made. */
export function useExport(userid: string) {
  return useQuery({
    queryKey: exportKey(userid),
    queryFn: ({ signal }) => call("GET /api/account/export", undefined, { signal }),
    select: (answer) => answer.export,
    refetchInterval: (query) => (isUnderWay(query.state.data?.export) ? POLL_INTERVAL_MS : false),
    // It expires by itself.
    refetchOnWindowFocus: true,
  });
}

export function useBeginExport(userid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/account/export"),
    onSuccess: (answer) => queryClient.setQueryData(exportKey(userid), answer),
  });
}

export function isUnderWay(copy: AccountExport | null | undefined): boolean {
  return copy?.state === "waiting" || copy?.state === "making";
}

export function exportFileUrl({ id }: Pick<AccountExport, "id">): string {
  return fillPath(EXPORT_FILE_PATH, { id });
}

import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const MAX_RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => waitsInLine(error) || (!isRefusal(error) && failures < MAX_RETRIES),
        retryDelay,
      },
      mutations: { retry: (_failures, error) => waitsInLine(error), retryDelay },
    },
  });
}

/** The place is kept for whoever asks again. */
export function waitsInLine(error: Error): boolean {
  return error instanceof ApiError && error.place !== undefined;
}

/** As the server says, else longer each time. */
export function retryDelay(failures: number, error: Error): number {
  const seconds = waitsInLine(error) ? (error as ApiError).retryAfter : undefined;
  return (seconds ?? 2 ** failures) * 1_000;
}

/** A 4xx: repeating the request gives the same answer. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status < 500;
}

/**
 * Stale-while-revalidate for data that another device may change: the cached value is shown and refetched in the
 * background. networkMode "always" makes offline a failure with a retry; pausing would leave skeletons for ever.
 */
export const revalidating = {
  refetchOnMount: "always",
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  networkMode: "always",
} as const;

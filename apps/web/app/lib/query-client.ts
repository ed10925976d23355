import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const MAX_RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => !isRefusal(error) && failures < MAX_RETRIES,
      },
      mutations: { retry: false },
    },
  });
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

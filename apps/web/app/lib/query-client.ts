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

/** The server understood and said no; asking again gives the same answer. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status < 500;
}

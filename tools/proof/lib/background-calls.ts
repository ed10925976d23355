import { atRate } from "../../harness/at-rate.ts";
import type { HttpClient, HttpRequest } from "../../harness/http-client.ts";
import { percentile } from "../../harness/statistics.ts";

const MAX_SECONDS = 120;

/** Sends the requests round robin while `work` runs and reports failures and latency. */
export async function withBackgroundCalls(
  { send }: HttpClient,
  requests: readonly HttpRequest[],
  perSecond: number,
  work: () => Promise<void>,
): Promise<{ asked: number; failed: number; p99: number }> {
  const times: number[] = [];
  let failed = 0;
  const over = new AbortController();
  const asking = atRate(
    perSecond,
    MAX_SECONDS,
    async (at) => {
      const response = await send(requests[at % requests.length] as HttpRequest);
      times.push(response.ms);
      if (response.status !== 200) failed += 1;
    },
    over.signal,
  );
  try {
    await work();
  } finally {
    over.abort();
    await asking;
  }
  return { asked: times.length, failed, p99: percentile(times, 0.99) };
}

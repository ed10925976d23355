import { atRate } from "../../harness/at-rate.ts";
import { percentile } from "../../harness/statistics.ts";
import type { HttpClient, Question } from "./http-client.ts";

const LONGEST_SECONDS = 120;

/** Asks questions in turn beside something else, and tells how many failed and how long they took. */
export async function meanwhile(
  { ask }: HttpClient,
  questions: readonly Question[],
  perSecond: number,
  work: () => Promise<void>,
): Promise<{ asked: number; failed: number; p99: number }> {
  const times: number[] = [];
  let failed = 0;
  const over = new AbortController();
  const asking = atRate(
    perSecond,
    LONGEST_SECONDS,
    async (at) => {
      const answer = await ask(questions[at % questions.length] as Question);
      times.push(answer.ms);
      if (answer.status !== 200) failed += 1;
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

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { FirstRun } from "@visita/domain/first-run/first-run.contract";
import type { FirstRunEvent, FirstRunStep } from "@visita/domain/first-run/first-run.rules";
import { useCallback } from "react";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";

const firstRunKey = (userid: string) => ["first-run", userid] as const;

/** What somebody who has just signed up has done of the first steps; `steps` is null for everybody else. */
export function useFirstRun(userid: string) {
  return useQuery({
    queryKey: firstRunKey(userid),
    queryFn: ({ signal }) => call("GET /api/first-run", undefined, { signal }),
    ...revalidating,
  });
}

/** Notes an event and shows what is left to do. Throws when it could not be noted. */
export function useRecordFirstRun(userid: string) {
  const queryClient = useQueryClient();
  return useCallback(
    async (event: FirstRunEvent): Promise<void> => {
      const queryKey = firstRunKey(userid);
      const answer = await call("POST /api/first-run", { body: { event } });
      // An answer that was asked for before would bring the step back.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, answer);
    },
    [queryClient, userid],
  );
}

const STEP_OF_EVENT = { signature_copied: "signature", code_shown: "code" } as const satisfies Partial<
  Record<FirstRunEvent, FirstRunStep>
>;

/** For where a step happens: ticks it off, unless that is known to be of no use. */
export function useTickFirstRun(userid: string): (event: keyof typeof STEP_OF_EVENT) => void {
  const queryClient = useQueryClient();
  const record = useRecordFirstRun(userid);
  return useCallback(
    (event) => {
      const known = queryClient.getQueryData<FirstRun>(firstRunKey(userid));
      if (known && (known.steps === null || known.steps[STEP_OF_EVENT[event]])) return;
      // Nothing depends on it: the step stays open and can be done again.
      void record(event).catch(() => undefined);
    },
    [queryClient, userid, record],
  );
}

import { useCallback } from "react";
import { useSearchParams } from "react-router";

export type ListParams<Segment extends string> = {
  find: string;
  segment: Segment;
  after: string | undefined;
  search: (text: string) => void;
  setSegment: (segment: Segment) => void;
  setAfter: (after: string) => void;
  /** Undefined on the first page. */
  toFirst: (() => void) | undefined;
};

/** What a list shows is part of its URL, so that the way back from a row leads to the same rows. */
export function useListParams<Segment extends string>(
  segments: readonly { value: Segment }[],
): ListParams<Segment> {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Record<string, string>, options?: { replace: boolean }) =>
      setParams((before) => {
        const { after: _, ...kept } = Object.fromEntries(before);
        const filled = Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== "");
        return new URLSearchParams(filled);
      }, options),
    [setParams],
  );
  const search = useCallback((find: string) => change({ find }, { replace: true }), [change]);
  const asked = segments.find(({ value }) => value === params.get("segment"));
  const after = params.get("after") ?? undefined;
  return {
    find: params.get("find") ?? "",
    segment: (asked ?? segments[0])?.value as Segment,
    after,
    search,
    setSegment: (segment) =>
      change({ segment: segment === segments[0]?.value ? "" : segment }, { replace: true }),
    setAfter: (next) => change({ after: next }),
    toFirst: after === undefined ? undefined : () => change({}),
  };
}

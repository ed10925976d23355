import { useMediaQuery } from "../../lib/use-media-query.ts";

/** Whether the preview has a column of its own; where it has not, only the peek is drawn. */
export function useIsWide(): boolean {
  return useMediaQuery("(min-width: 64rem)");
}

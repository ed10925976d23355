import { useCallback, useMemo, useRef } from "react";
import { notify } from "./toast.tsx";

/**
 * Room for one toast: the next takes the place of the last. Not by a fixed id: a toast that is just leaving would take
 * its successor along.
 */
export function useToastSlot() {
  const shown = useRef<string>(undefined);
  const clear = useCallback(() => {
    if (shown.current) notify.dismiss(shown.current);
    shown.current = undefined;
  }, []);
  const show = useCallback(
    (kind: "success" | "error", message: Parameters<typeof notify.success>[0]) => {
      clear();
      shown.current = notify[kind](message);
    },
    [clear],
  );
  return useMemo(() => ({ show, clear }), [show, clear]);
}

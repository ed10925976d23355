import { useCallback, useId, useMemo } from "react";
import { notify } from "./toast.tsx";

/** Room for one toast: the next takes the place of the last. */
export function useToastSlot() {
  const id = useId();
  const clear = useCallback(() => notify.dismiss(id), [id]);
  const show = useCallback(
    (kind: "success" | "error", message: Parameters<typeof notify.success>[0]) => {
      clear();
      notify[kind](message, { id });
    },
    [clear, id],
  );
  return useMemo(() => ({ show, clear }), [show, clear]);
}

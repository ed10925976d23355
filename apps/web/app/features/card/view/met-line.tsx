import { metAt } from "@visita/domain/link/link.rules";
import { LineIcon } from "./line-icon.tsx";

/** Lucide's handshake as a single path. */
const HANDSHAKE =
  "m11 17 2 2a1 1 0 1 0 3-3M14 14l2.5 2.5a1 1 0 1 0 3-3l-3.88-3.88a3 3 0 0 0-4.24 0l-.88.88a1 1 0 1 1-3-3l2.81-2.81a5.79 5.79 0 0 1 7.06-.87l.47.28a2 2 0 0 0 1.42.25L21 4M21 3l1 11h-2M3 3 2 14l6.5 6.5a1 1 0 1 0 3-3M3 4h8";

/** Where one met: the name of the link by which the card was opened. */
export function MetLine({ name }: { name: string }) {
  return (
    <p className="card-met">
      <LineIcon path={HANDSHAKE} size={20} />
      <span dir="auto">{metAt(name)}</span>
    </p>
  );
}

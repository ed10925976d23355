import type { ReactNode } from "react";
import type { QrOptions } from "./qr-options.ts";

/** Small drawings of the frames, for the choice between them. */
export const FRAME_PICTURES: Readonly<Record<QrOptions["frame"], ReactNode>> = {
  none: (
    <svg aria-hidden="true" width={34} height={34} viewBox="0 0 34 34" fill="currentColor">
      <path d="M3 3h11v11H3zM20 3h11v11H20zM3 20h11v11H3zM20 20h4v4h-4zM27 27h4v4h-4z" />
    </svg>
  ),
  plate: (
    <svg
      aria-hidden="true"
      width={30}
      height={38}
      viewBox="0 0 30 38"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
    >
      <rect x={1} y={1} width={28} height={36} rx={3} />
      <path d="M7 7h16v16H7z" fill="currentColor" stroke="none" />
      <path d="M8 31h14" />
    </svg>
  ),
  engraved: (
    <svg aria-hidden="true" width={30} height={38} viewBox="0 0 30 38">
      <rect width={30} height={38} rx={4} fill="currentColor" />
      <rect x={4} y={4} width={22} height={22} rx={3} fill="none" stroke="#fff" strokeDasharray="1.5 1.2" />
      <path d="M7 7h16v16H7z" fill="#fff" />
      <path d="M8 32h14" stroke="#fff" strokeWidth={2} />
    </svg>
  ),
  band: (
    <svg
      aria-hidden="true"
      width={30}
      height={38}
      viewBox="0 0 30 38"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
    >
      <rect x={1} y={1} width={28} height={36} rx={3} />
      <path d="M7 6h16v16H7z" fill="currentColor" stroke="none" />
      <path d="M1 28h28v6a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3Z" fill="currentColor" />
    </svg>
  ),
};

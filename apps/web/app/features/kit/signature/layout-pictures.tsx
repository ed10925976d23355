import type { SignatureLayout } from "@visita/domain/kit/signature";
import type { ReactNode } from "react";

/** Small drawings of the layouts, for the choice between them. */
export const LAYOUT_PICTURES: Readonly<Record<SignatureLayout, ReactNode>> = {
  line: (
    <svg aria-hidden="true" width={68} height={30} viewBox="0 0 68 30" fill="currentColor">
      <path d="M6 3h3v24H6z" fill="var(--card-deep)" />
      <path d="M15 4h26v5H15zM15 13h40v3H15zM15 20h34v3H15z" />
    </svg>
  ),
  photo: (
    <svg aria-hidden="true" width={68} height={38} viewBox="0 0 68 38" fill="currentColor">
      <path d="M6 3h20v26H6z" fill="none" stroke="var(--card-deep)" strokeWidth={2} />
      <path d="M32 4h24v5H32z" />
      <path d="M32 13h9v2.5h-9z" fill="var(--card-deep)" />
      <path d="M32 20h30v3H32zM32 27h24v3H32z" />
    </svg>
  ),
  code: (
    <svg aria-hidden="true" width={68} height={38} viewBox="0 0 68 38" fill="currentColor">
      <path d="M3 4h14v18H3z" fill="none" stroke="var(--card-deep)" strokeWidth={2} />
      <path d="M22 4h18v4H22zM22 12h20v3H22zM22 19h17v3H22zM22 26h20v3H22z" />
      <path
        d="M48 4h7v7h-7zM58 4h7v7h-7zM48 14h7v7h-7zM58 14h3v3h-3zM62 18h3v3h-3z"
        fill="var(--card-deep)"
      />
    </svg>
  ),
};

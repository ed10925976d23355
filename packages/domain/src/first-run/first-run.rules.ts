/** What a newcomer does first, in this order. */
export const FIRST_RUN_STEPS = ["card", "code", "signature", "visitor"] as const;
export type FirstRunStep = (typeof FIRST_RUN_STEPS)[number];

/** What the server cannot see by itself. Without a QR code in the plan, an address that was handed on is a code shown. */
export const FIRST_RUN_EVENTS = ["signature_copied", "code_shown", "put_away"] as const;
export type FirstRunEvent = (typeof FIRST_RUN_EVENTS)[number];

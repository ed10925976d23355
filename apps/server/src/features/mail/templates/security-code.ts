/** What a mail that carries a security code is made with. It is not sent after `expiresAt`. */
export type CodeValues = {
  /** Six digits. */
  code: string;
  minutes: number;
  /** Epoch milliseconds. */
  expiresAt: number;
};

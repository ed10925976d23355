/** Values of mails with a security code, which are not sent after `expiresAt`. */
export type CodeValues = {
  /** Six digits. */
  code: string;
  minutes: number;
  /** Epoch milliseconds. */
  expiresAt: number;
};

/** The part of the configuration that is sent to browsers. */
export type PublicSettings = {
  brand: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** The local mailbox; null where mail is sent by SMTP or the server is publicly reachable. */
  mailboxUrl: string | null;
  /** With "off", every account has all premium features. */
  billing: "stripe" | "sandbox" | "off";
  /** Where people can write to by mail; null while nobody has set it. */
  supportEmail: string | null;
  /** Where the source of this installation can be read. */
  sourceUrl: string | null;
};

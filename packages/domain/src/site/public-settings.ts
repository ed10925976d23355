/** What of an installation's configuration a visitor's browser may know. */
export type PublicSettings = {
  brand: string;
  /** The address people see, without a slash at the end. */
  publicUrl: string;
  /** Where local mail can be read, on an installation for trying things out. */
  mailboxUrl: string | null;
  /** Who takes payments; "off" where every feature is open to everybody. */
  billing: "stripe" | "sandbox" | "off";
};

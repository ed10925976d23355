export type MailTables = {
  outbox: OutboxTable;
};

export type OutboxTable = {
  id: string;
  kind: string;
  /** Recipient and content, encrypted with the installation's key; null once they are no longer needed. */
  sealed: string | null;
  /** HMAC of the recipient; null for mails that are not counted per recipient. */
  recipient_hash: string | null;
  /** A name of MAIL_BUDGETS. */
  budget: string;
  /** HMAC of the network that caused it; null when none did. */
  network_hash: string | null;
  created_at: number;
  /** Not sent after this time, because its content has expired. */
  expires_at: number | null;
  next_try_at: number;
  tries: number;
  /** Lease of the process that is sending it. */
  claimed_until: number | null;
  sent_at: number | null;
  died_at: number | null;
};

export type ContactTables = {
  contact_message: ContactMessageTable;
};

/** A message from the contact page. */
export type ContactMessageTable = {
  id: string;
  sender_name: string;
  body: string;
  created_at: number;
};

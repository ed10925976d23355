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

/** Whose draft it is, and of which card; null for a card that is still to be made. */
export type DraftOwner = { readonly userid: string; readonly cardid: string | null };

export function draftKey({ userid, cardid }: DraftOwner): string {
  return `${userid}/${cardid ?? "new"}`;
}

/** From the first to the last key that one person's drafts can have. */
export function draftKeysOf(userid: string): [first: string, last: string] {
  return [`${userid}/`, `${userid}/\uffff`];
}

export type FavouriteTables = {
  favourite: FavouriteTable;
};

export type FavouriteTable = {
  /** The account that bookmarked the card. */
  account_id: string;
  card_id: string;
  created_at: number;
};

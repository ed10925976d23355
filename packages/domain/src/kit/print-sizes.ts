/** Of cut cards, in millimetres. */
export const PRINT_CARD_SIZES = {
  eu: { width: 85, height: 55 },
  us: { width: 88.9, height: 50.8 },
} as const;

/** Around the cut card on its page: 3 mm of bleed, crop marks of 5 mm that begin 3 mm away, and a little air. */
export const PRINT_PAGE_MARGIN = 9;

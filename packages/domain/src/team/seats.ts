/** People with a card that a team has without a plan. */
export const FREE_SEATS = 3;

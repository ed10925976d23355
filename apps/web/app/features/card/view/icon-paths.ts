/** Lucide icons as single paths. Apart from those of the channels, which the public card's script leaves out. */
export const UI_ICON_PATHS = {
  arrowRight: "M5 12h14M12 5l7 7-7 7",
  copy: "M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2",
  check: "M20 6 9 17l-5-5",
  x: "M18 6 6 18M6 6l12 12",
  userRound: "M7 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M20 21a8 8 0 0 0-16 0",
};

/** Of a card that turns over; the script of the public card does not draw it. */
export const TURN_PATH =
  "M8.6 15.6C4.9 15 2.5 13.4 2.5 11.5 2.5 9 6.8 7 12 7s9.5 2 9.5 4.5c0 2.4-3.8 4.3-8.7 4.5M16.4 12.8l-3.6 3.2 3.6 3.2";

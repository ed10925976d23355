import type { ThemeKey } from "../../card/themes.ts";

// A darker shade of a colour of cards, for codes: cameras do not tell a pale one from white. The colours themselves have their
// names in the area "colors", by the same keys. Hexes show the shades.
export default {
  "blue-color-two": "Deep cerulean", // #025CB2
  "blue-color-three": "Deep sky", // #01639B
  "blue-color-four": "Deep powder", // #46607E
  "coral-color": "Deep coral", // #A03421
  "pink-color": "Deep peony", // #88445D
  "orange-color": "Deep clementine", // #8B4B01
  "magenta-color": "Deep magenta", // #A1117A
  "cyan-color": "Deep lagoon", // #016876
  "limegreen-color": "Deep lime", // #416A01
  "lightcoral-color": "Deep rosewater", // #963C3F
  "lightseagreen-color": "Deep verdigris", // #066962
  "orangered-color": "Deep cinnabar", // #A72A00
  "mediumorchid-color": "Deep orchid", // #83329E
  "tomato-color": "Deep tomato", // #A82610
  "seagreen-color": "Deep sea glass", // #1D6A48
  "steelblue-color": "Deep steel", // #30608B
  "goldenrod-color": "Deep ochre", // #7A5601
  "crimson-color": "Deep sealing wax", // #AC1432
  "gold-color": "Deep gold leaf", // #725B03
} as const satisfies Partial<Record<ThemeKey, string>>;

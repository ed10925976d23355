import type { ThemeKey } from "../../card/themes.ts";

// Names of the 26 colours of cards: short, each only once, mostly of pigments, stones and fruits. Hexes show the colours; the
// keys are older than the names.
export default {
  "blue-color-one": "Lapis", // #1C45C2
  "blue-color-two": "Cerulean", // #0A60B6
  "blue-color-three": "Sky", // #58A8E6
  "blue-color-four": "Powder", // #AECBEE
  "black-color": "Ink", // #1F1D1A
  "coral-color": "Coral", // #FF8A73
  "pink-color": "Peony", // #F3A5BF
  "brown-color": "Walnut", // #6A4531
  "orange-color": "Clementine", // #F28C28
  "magenta-color": "Magenta", // #A81C80
  "purple-color": "Damson", // #5A2D82
  "cyan-color": "Lagoon", // #2FBAD0
  "navy-color": "Navy", // #15264F
  "limegreen-color": "Lime", // #86C440
  "lightcoral-color": "Rosewater", // #EE8A8A
  "lightseagreen-color": "Verdigris", // #34B3A8
  "orangered-color": "Cinnabar", // #BC360C
  "mediumorchid-color": "Orchid", // #9040AC
  "tomato-color": "Tomato", // #F26D55
  "seagreen-color": "Sea glass", // #1F6B49
  "steelblue-color": "Steel", // #34648F
  "goldenrod-color": "Ochre", // #D8A02A
  "teal-color": "Petrol", // #0A6063
  "slate-color": "Slate", // #4A5562
  "crimson-color": "Sealing wax", // #AE1733
  "gold-color": "Gold leaf", // #E6C255
} as const satisfies Record<ThemeKey, string>;

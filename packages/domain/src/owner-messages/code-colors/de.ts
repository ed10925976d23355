import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  "blue-color-two": "Dunkles Coelin",
  "blue-color-three": "Dunkler Himmel",
  "blue-color-four": "Dunkles Puderblau",
  "coral-color": "Dunkle Koralle",
  "pink-color": "Dunkle Pfingstrose",
  "orange-color": "Dunkle Clementine",
  "magenta-color": "Dunkles Magenta",
  "cyan-color": "Dunkle Lagune",
  "limegreen-color": "Dunkle Limette",
  "lightcoral-color": "Dunkles Rosenwasser",
  "lightseagreen-color": "Dunkler Grünspan",
  "orangered-color": "Dunkler Zinnober",
  "mediumorchid-color": "Dunkle Orchidee",
  "tomato-color": "Dunkle Tomate",
  "seagreen-color": "Dunkles Meerglas",
  "steelblue-color": "Dunkler Stahl",
  "goldenrod-color": "Dunkler Ocker",
  "crimson-color": "Dunkler Siegellack",
  "gold-color": "Dunkles Blattgold",
} satisfies TranslationOf<typeof english>;

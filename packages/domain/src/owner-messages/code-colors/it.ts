import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  "blue-color-two": "Ceruleo scuro",
  "blue-color-three": "Cielo scuro",
  "blue-color-four": "Brina scura",
  "coral-color": "Corallo scuro",
  "pink-color": "Peonia scura",
  "orange-color": "Clementina scura",
  "magenta-color": "Magenta scuro",
  "cyan-color": "Laguna scura",
  "limegreen-color": "Lime scuro",
  "lightcoral-color": "Acqua di rose scura",
  "lightseagreen-color": "Verderame scuro",
  "orangered-color": "Cinabro scuro",
  "mediumorchid-color": "Orchidea scura",
  "tomato-color": "Pomodoro scuro",
  "seagreen-color": "Vetro marino scuro",
  "steelblue-color": "Acciaio scuro",
  "goldenrod-color": "Ocra scura",
  "crimson-color": "Ceralacca scura",
  "gold-color": "Foglia d’oro scura",
} satisfies TranslationOf<typeof english>;

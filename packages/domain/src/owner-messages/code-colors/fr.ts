import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  "blue-color-two": "Céruléum foncé",
  "blue-color-three": "Ciel foncé",
  "blue-color-four": "Bleu poudré foncé",
  "coral-color": "Corail foncé",
  "pink-color": "Pivoine foncé",
  "orange-color": "Clémentine foncé",
  "magenta-color": "Magenta foncé",
  "cyan-color": "Lagon foncé",
  "limegreen-color": "Citron vert foncé",
  "lightcoral-color": "Eau de rose foncé",
  "lightseagreen-color": "Turquoise foncé",
  "orangered-color": "Cinabre foncé",
  "mediumorchid-color": "Orchidée foncé",
  "tomato-color": "Tomate foncé",
  "seagreen-color": "Malachite foncé",
  "steelblue-color": "Acier foncé",
  "goldenrod-color": "Ocre foncé",
  "crimson-color": "Carmin foncé",
  "gold-color": "Feuille d’or foncé",
} satisfies TranslationOf<typeof english>;

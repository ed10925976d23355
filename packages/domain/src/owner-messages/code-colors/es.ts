import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  "blue-color-two": "Cerúleo oscuro",
  "blue-color-three": "Cielo oscuro",
  "blue-color-four": "Talco oscuro",
  "coral-color": "Coral oscuro",
  "pink-color": "Peonía oscuro",
  "orange-color": "Clementina oscuro",
  "magenta-color": "Magenta oscuro",
  "cyan-color": "Laguna oscuro",
  "limegreen-color": "Lima oscuro",
  "lightcoral-color": "Agua de rosas oscuro",
  "lightseagreen-color": "Cardenillo oscuro",
  "orangered-color": "Cinabrio oscuro",
  "mediumorchid-color": "Orquídea oscuro",
  "tomato-color": "Tomate oscuro",
  "seagreen-color": "Vidrio de mar oscuro",
  "steelblue-color": "Acero oscuro",
  "goldenrod-color": "Ocre oscuro",
  "crimson-color": "Lacre oscuro",
  "gold-color": "Pan de oro oscuro",
} satisfies TranslationOf<typeof english>;

import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  "blue-color-two": "ياقوت أزرق داكن",
  "blue-color-three": "سماء داكنة",
  "blue-color-four": "أزرق بودري داكن",
  "coral-color": "مرجان داكن",
  "pink-color": "فاوانيا داكنة",
  "orange-color": "يوسفي داكن",
  "magenta-color": "فوشيا داكن",
  "cyan-color": "فيروز داكن",
  "limegreen-color": "ليمون أخضر داكن",
  "lightcoral-color": "ماء الورد الداكن",
  "lightseagreen-color": "زنجار داكن",
  "orangered-color": "زنجفر داكن",
  "mediumorchid-color": "أوركيد داكن",
  "tomato-color": "طماطم داكنة",
  "seagreen-color": "زجاج البحر الداكن",
  "steelblue-color": "فولاذ داكن",
  "goldenrod-color": "مغرة داكنة",
  "crimson-color": "شمع الختم الداكن",
  "gold-color": "ورق الذهب الداكن",
} satisfies TranslationOf<typeof english>;

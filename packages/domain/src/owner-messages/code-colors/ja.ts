import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  "blue-color-two": "濃い紺碧",
  "blue-color-three": "濃い空色",
  "blue-color-four": "濃い水色",
  "coral-color": "濃い珊瑚",
  "pink-color": "濃い撫子",
  "orange-color": "濃い蜜柑",
  "magenta-color": "濃い牡丹",
  "cyan-color": "濃い浅葱",
  "limegreen-color": "濃い萌黄",
  "lightcoral-color": "濃い紅梅",
  "lightseagreen-color": "濃い緑青",
  "orangered-color": "濃い朱",
  "mediumorchid-color": "濃い蘭",
  "tomato-color": "濃い柿",
  "seagreen-color": "濃い常磐",
  "steelblue-color": "濃い鋼",
  "goldenrod-color": "濃い黄土",
  "crimson-color": "濃い茜",
  "gold-color": "濃い金箔",
} satisfies TranslationOf<typeof english>;

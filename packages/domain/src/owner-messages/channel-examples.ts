import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./channel-examples/en.ts";

export type ChannelExampleWords = Translate<typeof english>;

/** Words of what stands in empty fields for channels. */
export const channelExampleTexts = defineOwnerArea({
  en: () => import("./channel-examples/en.ts"),
  de: () => import("./channel-examples/de.ts"),
  fr: () => import("./channel-examples/fr.ts"),
  es: () => import("./channel-examples/es.ts"),
  it: () => import("./channel-examples/it.ts"),
  ar: () => import("./channel-examples/ar.ts"),
  ja: () => import("./channel-examples/ja.ts"),
});

import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  forEverybody: "Für alle",
  forEverybodyNote: "Auf der normalen Karte und auf jedem Link",
  onlyOnChosen: "Nur auf ausgewählten Links",
  onlyOnChosenNote: "Sonst nirgends, auch nicht in der Kontaktdatei",
  onlyOn: "Nur auf {links}",
  onlyOnCount: { one: "Nur auf {count} Link", other: "Nur auf {count} Links" },
  onNoLink: "Noch auf keinem Link",
  whoSees: "Wer {channel} sieht",
  whoSeesNow: "{now}. Wer {channel} sieht",
  notOffered: "Links mit erratbarer Adresse stehen nicht zur Wahl.",
  noneToChoose:
    "Keiner deiner Links hat eine Adresse, die niemand erraten kann. Speichere deine Karte und erstelle dann einen unter „Links“.",
  done: "Fertig",

  whatVisitorSees: "Was man hier sieht",
  plainAddress: "{path}, für alle",
  notHere: "Nicht hier: {channels}",
  allChannels: { one: "{count} Kanal", other: "Alle {count} Kanäle" },
  asForEverybody: "Wie für alle",
  andMore: { one: "{name} und {count} weiterer", other: "{name} und {count} weitere" },
} satisfies TranslationOf<typeof english>;

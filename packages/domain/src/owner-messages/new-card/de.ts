import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  isLive: "Deine Karte ist online.",
  scanToTry: "Scanne den Code mit einem anderen Handy und probier sie aus.",
  sendToTry: "Schick jemandem den Link und probier sie aus.",
  openCard: "Karte öffnen",

  putItOut: "Deine Karte ist online. Bring sie jetzt dorthin, wo man dir begegnet",
  everywhere:
    "In deine E-Mail-Signatur, aufs Papier, auf einen NFC-Tag, hinter dich im Videoanruf. Alles ist vorbereitet.",
  useEverywhere: "Überall einsetzen",
  notNow: "Nicht jetzt",
} satisfies TranslationOf<typeof english>;

import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  addFailed: "Der Favorit konnte nicht gespeichert werden.",
  full: "Du kannst bis zu 500 Favoriten speichern. Entferne einen, um Platz zu schaffen.",
  ownCard: "Das ist deine eigene Karte.",
  removeFailed: "Der Favorit konnte nicht entfernt werden.",
  added: "Die Karte von {name} ist jetzt in deinen Favoriten.",
  removed: "Die Karte von {name} ist nicht mehr in deinen Favoriten.",
} satisfies TranslationOf<typeof english>;

import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notACopy: "Das ist keine Kopie von hier. Bitte wähle die ZIP-Datei, die du heruntergeladen hast.",
  newerCopy:
    "Diese Kopie stammt aus einer neueren Version. Bitte den Betreiber dieser Website, sie zu aktualisieren.",
  isHereAlready: "Schon da.",
  unreadable: "Konnte nicht gelesen werden. Sie bleibt in der Datei.",
  contactsTooLarge:
    "Zu groß, um sie auf einmal zu lesen. Importiere contacts.vcf aus der ZIP-Datei in Teilen auf der Seite „Kontakte“.",
  notChosen: "Bitte wähle Karten aus dieser Kopie.",
  failed: "Nichts wurde importiert. Bitte versuch es noch einmal.",
} satisfies TranslationOf<typeof english>;

import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "Oznámení",
  close: "Zavřít",
  saveToFavourites: "Přidat do oblíbených",
  savedToFavourites: "V oblíbených",
  favouriteAdded: "Přidáno do oblíbených: {name}",
  favouriteRemoved: "Odebráno z oblíbených: {name}",
  addFailed: "Vizitku se nepodařilo přidat do oblíbených.",
  removeFailed: "Vizitku se nepodařilo odebrat z oblíbených.",
  favouritesFull: "Do oblíbených se vejde 500 vizitek. Některou odeberte, ať se uvolní místo.",
  editCard: "Upravit tuto vizitku",
  goToDashboard: "Přejít na svůj přehled",
  contactDownloaded: "Kontakt je stažený! Otevřete soubor a uložte si ho do kontaktů.",
  contactFailed: "Kontakt se nepodařilo stáhnout. Zkuste to znovu.",
  letThemKnow: "Ať {name} ví, kdo jste",
  copied: "Zkopírováno",
  copyValueFailed: "Zkopírovat se nepodařilo. Označte text ručně.",
  linkCopied: "Odkaz zkopírován",
  linkCopiedFor: "Odkaz zkopírován. Vložte ho do aplikace {place}.",
  copyFailed: "Zkopírovat se nepodařilo. Označte odkaz ručně.",
  shareFailed: "Sdílení se nepovedlo. Zkuste jiný způsob níže.",
  qrDownloadFailed: "QR kód se nepodařilo stáhnout.",
} satisfies TranslationOf<typeof english>;

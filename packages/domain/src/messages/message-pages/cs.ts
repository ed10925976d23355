import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "Přejít na obsah",
  brandHome: "{brand}: úvodní stránka",
  home: "Úvodní stránka",
  pageNotFound: "Stránka nenalezena",
  wentWrong: "Něco se pokazilo",
  notFoundTitle: "Jejda! Něco se pokazilo.",
  notFoundText: "Hledanou stránku jsme nenašli. Zkuste to z úvodní stránky.",
  restingTitle: "Tato vizitka má pauzu",
  restingText: "Majitel ji dočasně pozastavil. Odkaz je správný, zkuste to zase jindy.",
  goneTitle: "Tato vizitka už neexistuje",
  goneText: "Majitel ji smazal.",
  leftText: "Patřila někomu, kdo ze svého týmu odešel.",
  teamGoneTitle: "Tento tým už neexistuje",
  teamGoneText: "Majitelé ho smazali.",
  takenDownTitle: "Tato vizitka byla zablokována",
  takenDownText:
    "Provozovatel webu ji po nahlášení odstranil. Přišla vám e-mailem či v SMS? Nedělejte, co po vás ta zpráva chce.",
  legalTitle: "Nedostupné z právních důvodů",
  legalText: "Tuto vizitku tu nemůžeme zobrazit.",
  isItYours: "Je to vaše vizitka? Důvod najdete v našem e-mailu a můžete na něj odpovědět.",
  filesToo: "Nedostupné jsou i soubory této vizitky.",
  language: "Jazyk: {name}",
} satisfies TranslationOf<typeof english>;

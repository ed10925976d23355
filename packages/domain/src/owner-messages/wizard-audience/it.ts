import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  forEverybody: "Per tutti",
  forEverybodyNote: "Sul biglietto normale e su ogni link",
  onlyOnChosen: "Solo sui link scelti",
  onlyOnChosenNote: "Da nessun’altra parte, nemmeno nel file di contatto",
  onlyOn: "Solo su {links}",
  onlyOnCount: { one: "Solo su {count} link", many: "Solo su {count} link", other: "Solo su {count} link" },
  onNoLink: "Ancora su nessun link",
  whoSees: "Chi vede {channel}",
  whoSeesNow: "{now}. Chi vede {channel}",
  notOffered: "I link con un indirizzo che si può indovinare non sono proposti.",
  noneToChoose:
    "Nessuno dei tuoi link ha un indirizzo impossibile da indovinare. Salva il biglietto, poi creane uno in Link.",
  done: "Fatto",

  whatVisitorSees: "Che cosa si vede qui",
  plainAddress: "{path}, per tutti",
  notHere: "Qui non ci sono: {channels}",
  allChannels: { one: "{count} canale", many: "Tutti i {count} canali", other: "Tutti i {count} canali" },
  asForEverybody: "Come per tutti",
  andMore: { one: "{name} e {count} altro", many: "{name} e altri {count}", other: "{name} e altri {count}" },
} satisfies TranslationOf<typeof english>;

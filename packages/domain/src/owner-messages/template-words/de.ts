import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  photo: "Foto",
  logo: "Logo",
  color: "Farbe",
  companyname: "Firma",
  occupation: "Position",
  bio: "Bio",
  channelOrder: "Reihenfolge der Kanäle",
  exchange: "Kontaktdaten hinterlassen",
  indexable: "Suchmaschinen",
  same: "Für alle gleich",
  own: "Von jeder Person",
  sameValue: "Für alle gleich, {value}",
  notUsed: "Nicht verwendet",
  leftEmpty: "Leer gelassen",
  anyEnding: "Beliebige Endung",
  mustEndWith: "Muss auf {ending} enden",
  noPhoto: "Kein Foto",
  noLogo: "Kein Logo",
  aLogo: "Das Logo",
  anotherLogo: "Ein anderes Logo",
  anOrder: "Dieselbe Reihenfolge auf allen Karten",
  anotherOrder: "Eine andere Reihenfolge",
  on: "An",
  off: "Aus",
  becomes: "wird zu",
  cards: {
    one: "{count} Karte",
    other: "{count} Karten",
  },
  people: {
    one: "{count} Person",
    other: "{count} Personen",
  },
  doesNotFit: "{name}: {value} endet nicht auf {ending}.",
  moreDoNotFit: {
    one: "{count} weitere Angabe passt nicht.",
    other: "{count} weitere Angaben passen nicht.",
  },
  notShown: {
    one: "Sie wird nicht gezeigt, bis sie geändert ist.",
    other: "Sie werden nicht gezeigt, bis sie geändert sind.",
  },
} satisfies TranslationOf<typeof english>;

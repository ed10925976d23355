import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  writeToATag: "Scrivi su un tag",
  putTagDown:
    "Questo telefono può scrivere i tag. Metti un tag vuoto sul tavolo, premi il pulsante e appoggia il retro del telefono al tag.",
  writeToTag: "Scrivi sul tag",
  lockTag: "Blocca il tag dopo la scrittura",
  lockTagNote: "Nessuno potrà sovrascriverlo, nemmeno tu",
  linkOnTag: "Link sul tag",

  looking: "Ricerca di un tag",
  holdPhone: "Appoggia il retro del telefono al tag, vicino alla fotocamera.",
  secondsLeft: {
    one: "Ancora {count} secondo.",
    many: "Ancora {count} di secondi.",
    other: "Ancora {count} secondi.",
  },
  stop: "Interrompi",
  nothingHappens: "Non succede niente? Togli la custodia al telefono e controlla che l’NFC sia attivo.",

  keepStill: "Tieni fermo il telefono.",
  holdAnotherPhone: "Avvicina un altro telefono e il tuo biglietto si apre.",
  needsTag: "NTAG213 o più grande, {bytes} byte. Al tuo ne servono {size}.",
  needsLargerTag: "NTAG215 o più grande, {bytes} byte. Al tuo ne servono {size}.",

  writtenAndChecked: "Scritto e verificato",
  tagHolds: "Il tag contiene {link}. Le visite che arrivano dal tag contano come NFC.",
  tagHoldsLocked: "Il tag contiene {link} ed è bloccato. Le visite che arrivano dal tag contano come NFC.",
  written: "Scritto",
  notChecked:
    "È stato spostato prima della verifica. Avvicina un telefono per vedere se il tuo biglietto si apre.",
  writeAnother: "Scrivine un altro",
  done: "Fine",

  blocked: "L’NFC è bloccato per questo sito",
  blockedText: "Consentilo nelle impostazioni del sito del tuo browser e riprova.",
  off: "L’NFC è disattivato",
  offText: "Attivalo nelle impostazioni del telefono e riprova.",
  unsupported: "Questo tag o questo telefono non va bene",
  unsupportedText:
    "Il telefono non ha l’NFC, o il tag non può contenere link. Usane uno con la scritta NTAG o NDEF.",
  locked: "Questo tag è bloccato",
  lockedText: "Non si può sovrascrivere. Usane un altro: gli adesivi costano pochi centesimi.",
  lost: "Contatto con il tag perso",
  lostText:
    "È stato spostato troppo presto, oppure è troppo piccolo o bloccato. Tieni fermo il telefono finché non compare la conferma.",
  notFound: "Nessun tag trovato",
  notFoundText:
    "Appoggia il retro del telefono al tag, vicino alla fotocamera. Una custodia spessa o del metallo sotto il tag possono disturbare.",
  notLocked: "Scritto, ma non bloccato",
  notLockedText: "Il tag contiene il tuo link e si può ancora sovrascrivere. Riprova, oppure lascialo così.",
  notWritten: "Non è stato possibile scrivere il tag",
  notWrittenText: "Togli la custodia al telefono e riprova, oppure usa un altro tag.",

  onThisDevice: "Su questo dispositivo",
  onlyChrome:
    "Solo Chrome su Android può scrivere i tag da una pagina web. Con qualsiasi app NFC bastano tre passi.",
  copyLink: "Copia il link qui sotto.",
  addRecord: "Nell’app, aggiungi un record URL e incollalo.",
  pressWrite: "Premi “Scrivi” e appoggia il tag al telefono.",
  onAndroid: "Hai un telefono Android? Apri lì questa pagina: <strong>{address}</strong>",
} satisfies TranslationOf<typeof english>;

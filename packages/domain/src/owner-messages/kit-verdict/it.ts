import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  good: "Scansione riuscita in ogni dimensione",
  dense: "Scansione riuscita, ma codice denso",
  refused: "Questo codice non si può scaricare",

  goodText:
    "{sizes} pixel e {width}\u00a0mm in stampa. {modules} x {modules} quadratini, correzione d’errore {correction}.",
  denseWithLink:
    "{modules} x {modules} quadratini contengono il link al biglietto. Stampalo ad almeno {width}\u00a0mm, senza logo né foto.",
  denseWithContact:
    "{modules} x {modules} quadratini contengono {content}. Stampalo ad almeno {width}\u00a0mm, senza logo né foto.",
  name: "nome",
  role: "ruolo",
  company: "azienda",
  phone: "telefono",
  email: "email",
  linkToCard: "link al biglietto",
  captionWithoutFont: "La scritta non compare: qui nessun font ha le sue lettere.",
  captionTooWide: "La scritta non compare: è troppo larga per la cornice.",

  tooFaint:
    "{color} su bianco ha un contrasto di {contrast} a 1. Con poca luce, alle fotocamere serve almeno {least}.",
  tooLong: "Il contatto è troppo lungo per un codice QR. Usa il link.",
  noPhoto: "Questo biglietto non ha una foto da mettere al centro.",
  noLogo: "Questo biglietto non ha un logo da mettere al centro.",
  tooDense: "Con {modules} quadratini per lato è troppo denso per leggerlo in piccolo.",
  notRead: "La scansione di prova non è riuscita.",
  removePicture: "Togli l’immagine dal centro.",
  useLink: "Usa il link al posto del contatto completo.",
  twoSentences: "{first} {second}",
  titleAndText: "{title}. {text}",
} satisfies TranslationOf<typeof english>;

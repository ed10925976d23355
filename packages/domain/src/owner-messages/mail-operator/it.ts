import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  contactSubject: "Un messaggio dal modulo di contatto di {brand}",
  contactTitle: "Hai un nuovo messaggio",
  contactPreview: "Inviato dalla tua pagina di contatto.",
  from: "Da",
  contactUntrusted:
    "Chiunque può compilare il modulo. Verifica chi scrive prima di aprire link o condividere informazioni private.",

  reportedSubject: "Una segnalazione su {card}",
  reportedTitle: "Un biglietto è stato segnalato",
  reportedPreview: "Da esaminare.",
  urgentSubject: {
    one: "Urgente: segnalazioni su {card} da {count} rete",
    many: "Urgente: segnalazioni su {card} da {count} di reti",
    other: "Urgente: segnalazioni su {card} da {count} reti",
  },
  urgentTitle: "Più persone hanno segnalato un biglietto",
  urgentPreview: "Da reti diverse, nell’arco di un giorno.",
  openReports: "Segnalazioni aperte",
  reportsFrom: {
    one: "{reports}, oggi da {count} rete",
    many: "{reports}, oggi da {count} di reti",
    other: "{reports}, oggi da {count} reti",
  },
  review: "Esamina",
  anybodyReports:
    "Chiunque può segnalare un biglietto. Resta online finché non decidi: nulla viene rimosso automaticamente.",

  answeredSubject: "Il titolare di {card} ha risposto",
  answeredTitle: "Il titolare ha risposto",
  answeredPreview: "Su un biglietto rimosso.",
  answeredNext:
    "Controlla il biglietto prima di ripristinarlo. Per contattare il titolare, rispondi a questa email.",
} satisfies TranslationOf<typeof english>;

import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  email: "Inserisci un indirizzo email, come nome@azienda.example.",
  extension: "I messaggi non raggiungono un interno. Toglilo dal numero.",
  links: "Qui i link non funzionano. Inserisci un testo.",
  mastodon: "Inserisci il tuo nome con il server, come @nome@server.example.",
  phone: "Inserisci un numero di telefono, come +39 02 5550 0140.",
  place: "Qui funzionano solo i link a una mappa. Scrivi l’indirizzo o incolla un link a una mappa.",
  tooLong: "Usa al massimo 300 caratteri.",
  tooLongLink: "Questo link è troppo lungo. Incolla quello breve del pulsante “Condividi” del sito.",
  unreadable: "Alcuni caratteri non sono leggibili. Scrivili di nuovo.",
  webAddress: "Inserisci un indirizzo web, come azienda.example.",
  notAProfile:
    "Questo non è un profilo {label}. Incolla il link al tuo profilo o inserisci il tuo nome utente.",
  notALink: "Questo link non è di {label}. Incolla quello che trovi su {label}.",
  linkNeeded: "Per {label} serve un link. Incolla il tuo, come {example}.",
  onlyLinksOf: "Questo link non è di {label}. Inserisci un testo o incolla un link di {label}.",
  countryCodeMissing: "Per {label} serve il prefisso internazionale. Inizia con +, come +39 333 555 0140.",
} satisfies TranslationOf<typeof english>;

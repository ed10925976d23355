import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Chi siamo",
  description:
    "Perché creiamo questi biglietti da visita digitali, chi siamo e come li teniamo aperti: licenza MIT, anche sul tuo server, nessun tracker.",

  meetingSomeone: "Un incontro dovrebbe lasciare il segno.",
  mission:
    "La nostra missione è un biglietto da visita che si dà senza spendere nulla, non invecchia mai e appartiene a chi ci mette il nome. {brand} è quel biglietto: un link, un tocco, e sei tra i contatti di chi lo riceve.",

  theStory: "La storia",
  storyCorner:
    "Molto prima dei telefoni, chi veniva in visita lasciava un biglietto alla porta. Un angolo piegato in alto voleva dire che era stato consegnato di persona. Quell’angolo lo trovi nel nostro logo, e su ogni biglietto che qualcuno salva.",
  storyPaper:
    "La carta lo fa ancora bene, finché non cambia un numero. Allora è sbagliata tutta la scatola, e con lei ogni biglietto che hai già dato. E qualcuno deve comunque digitare un nome e dieci cifre su un telefono.",
  storyDigital:
    "I biglietti digitali risolvono il problema, ma molti perdono il biglietto per strada: un’app da installare, una pagina uguale a tutte le altre, i dati sul computer di qualcun altro, con le regole di qualcun altro.",
  storyOurs:
    "Così ne abbiamo creato uno che sembra fatto di buona carta, funziona in ogni browser e può essere gestito da chiunque. Si apre con un link o un codice, si salva nella rubrica che le persone usano già e, se cambi numero, basta una modifica. Le persone possono lasciarti i loro recapiti, e quando te ne vai porti via tutto.",
  storyNow:
    "Chi conserva il tuo biglietto e collega il telefono ha il tuo nuovo numero in rubrica senza digitarlo. Un secondo lato parla un’altra lingua. E un intero team può avere biglietti con un solo stile.",

  howItStaysOpen: "Come resta aperto",
  openSource: "Open source",
  openSourceText: "Tutto il prodotto ha licenza MIT. Leggilo, modificalo, usalo.",
  readTheSource: "Leggi il codice",
  yoursToHost: "Anche sul tuo server",
  yoursToHostText:
    "Un programma e un database, anche sul tuo computer. Un’azienda può ospitare i propri biglietti.",
  noTrackers: "Nessun tracker",
  noTrackersText:
    "Niente pubblicità, niente script di terze parti, niente cookie, tranne quelli che mantengono il tuo accesso attivo e sicuro e la tua lingua.",
  yourNumbers: "I tuoi numeri",
  yourNumbersText:
    "Solo chi ha creato un biglietto vede quante volte viene aperto, in totali giornalieri. Nessun visitatore viene tracciato.",
  noLockIn: "Nessun vincolo",
  noLockInText:
    "Porta con te biglietti, contatti e numeri in un solo file. Un’altra installazione può importare i tuoi biglietti e contatti. Per andarsene basta un minuto.",
  forEveryone: "Per tutti",
  forEveryoneText:
    "Testato con tastiera, zoom e contrasto elevato. Diciamo anche quello che non funziona ancora.",
  readTheStatement: "Leggi la dichiarazione",

  fromTheFounders: "Dai fondatori",
  weLikePaper:
    "Siamo un piccolo gruppo a cui piacciono la carta, i bei caratteri e il software che non intralcia. Siamo partiti da un desiderio: dare un biglietto a qualcuno e non dover mai dire che il numero è vecchio.",
  whyOpen:
    "Il codice è aperto per la stessa ragione per cui il biglietto è semplice. Nessuno dovrebbe fidarsi solo della nostra parola su dove finiscono il suo nome, il suo volto e il suo numero. Puoi leggere il codice e usarlo sul tuo server.",

  leaveYourOwn: "Lascia il tuo",
  leaveYourOwnText: "Pochi minuti, niente da installare, e un biglietto è gratis per sempre.",
  writeToUs: "Scrivici",
} satisfies TranslationOf<typeof english>;

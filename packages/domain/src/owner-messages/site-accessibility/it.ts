import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Accessibilità",
  description:
    "Quanto sono accessibili questi biglietti e queste pagine: che cosa abbiamo testato e come, che cosa non funziona e come contattarci.",
  lead: "I biglietti sono per tutti. {brand} punta alle Web Content Accessibility Guidelines 2.2, livello AA, su ogni pagina: questo sito, l’account e i biglietti. La conformità è parziale, per i limiti elencati sotto.",

  whatWasTested: "Che cosa abbiamo testato, e come",
  axe: "Controlli automatici",
  axeText:
    "Apriamo in Chromium le schermate del sito, dell’account e dei biglietti e le controlliamo con axe-core: alla larghezza di un telefono e di un computer, in chiaro e in scuro, con finestre di dialogo aperte e con errori nei moduli. Basta una segnalazione perché il test fallisca.",
  keyboard: "Senza mouse",
  keyboardText:
    "Accedere, creare un biglietto dal primo all’ultimo passo, disdire un piano e gestire i contatti: tutto è testato con la sola tastiera. Ogni pagina inizia con un link che salta il menu, e una finestra di dialogo che si chiude riporta il focus sul pulsante che l’ha aperta.",
  narrow: "Schermi stretti e ingrandimento",
  narrowText:
    "Nulla scorre in orizzontale da 320 pixel in su, cioè su un computer con zoom al 400%. A quello zoom, le barre fisse lasciano spazio al contenuto.",
  display: "Le tue impostazioni",
  displayText:
    "I biglietti funzionano con un carattere predefinito di 24 pixel e con i colori forzati, e seguono la tua scelta tra chiaro e scuro. Un codice QR resta sempre scuro su bianco, con accanto il link in forma di testo.",
  contrast: "Contrasto",
  contrastText:
    "Per ognuno dei 26 colori, il testo sulla copertina e le icone nei riquadri hanno un contrasto di almeno 4,5 a 1, in chiaro e in scuro.",
  motion: "Movimento",
  motionText:
    "Solo le immagini nella pagina iniziale si muovono da sole. Hanno un pulsante di pausa e restano ferme se il tuo sistema chiede meno movimento.",
  script: "Senza script",
  scriptText:
    "I biglietti, i loro file di contatto e i moduli per lasciare i recapiti e segnalare un biglietto funzionano senza JavaScript, e senza si può leggere anche questo sito.",
  print: "Su carta",
  printText: "Un biglietto stampato mostra tutto in forma di testo, con la bio e tutti i canali.",
  ourOwnTests:
    "Sono test nostri. Fanno parte del codice sorgente, vengono eseguiti prima di ogni modifica, e chiunque può eseguirli con <code>npm test</code>.",

  whatDoesNotWork: "Che cosa non funziona",
  noScreenReader: "Nessuno screen reader nei test",
  noScreenReaderText:
    "Nomi, ruoli e annunci vengono controllati in automatico. Non abbiamo testato come suonano in NVDA, JAWS, VoiceOver o TalkBack. Finora il prodotto non è stato valutato né da persone che usano uno screen reader ogni giorno né da enti indipendenti.",
  browsers: "Non tutti i browser",
  browsersText:
    "Questi controlli girano in Chromium. Testiamo la creazione e l’apertura di un biglietto anche in Firefox e in WebKit, il motore di Safari, ma non in Safari su un Mac o un iPhone.",
  logos: "I loghi non hanno una descrizione",
  logosText:
    "Gli screen reader saltano il logo di un biglietto. Il nome dell’azienda c’è in forma di testo, ma le parole presenti solo nel logo vanno perse.",
  printFiles: "I file di stampa non hanno tag",
  printFilesText:
    "I PDF per le tipografie e le immagini per videochiamate e schermate di blocco non hanno una struttura di testo. Tutto quello che contengono è anche sul biglietto.",
  timeLimits: "Alcune azioni hanno un limite di tempo",
  timeLimitsText:
    "Puoi ripristinare un biglietto eliminato entro 30 secondi e un contatto eliminato entro 10 secondi. I codici di sicurezza sono validi per 10 minuti, e puoi chiederne uno nuovo.",
  needsScript: "Che cosa richiede JavaScript",
  needsScriptText:
    "L’account e i moduli di questo sito, tranne quelli per lasciare i recapiti e segnalare un biglietto. Se JavaScript è disattivato, un avviso te lo dice.",
  otherServices: "Altri servizi",
  otherServicesText:
    "Si paga sulla pagina del fornitore dei pagamenti, e i canali di un biglietto portano ad altri servizi. Non li abbiamo testati.",
  languages: "Non tutte le lingue",
  languagesText:
    "I biglietti e i loro moduli sono in 25 lingue, questo sito e l’account in sette. La documentazione è in inglese. Puoi scrivere i biglietti in qualsiasi lingua e direzione.",

  tellUs: "Segnalaci i problemi",
  itIsABug:
    "Se non riesci a leggere, raggiungere o fare qualcosa, è un errore, anche quando tutti i test passano. Scrivici quale pagina e quale dispositivo o programma usi: lo correggiamo o ti mostriamo un’altra strada.",
  writeToUs:
    "<contact>Scrivici dalla pagina di contatto</contact>. Il tuo messaggio arriva a chi gestisce questo sito.",
  writeOrEmail:
    "<contact>Scrivici dalla pagina di contatto</contact>, oppure via email a <email>{email}</email>: per questo non serve alcun modulo.",
  lastChecked: "Ultimo controllo: novembre 2026.",
} satisfies TranslationOf<typeof english>;

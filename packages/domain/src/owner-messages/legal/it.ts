import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  lastUpdated: "Ultimo aggiornamento: 4 febbraio 2025",

  termsAbout: "Oggetto dei termini",
  termsAboutText:
    "{brand} ti permette di creare biglietti da visita digitali, condividerli e conservare quelli degli altri. Questi termini costituiscono l’accordo tra te e il gestore di questa installazione di {brand}. Creando un account, li accetti.",

  termsAccount: "Il tuo account",
  termsAccountText1:
    "Indica il tuo vero nome e un indirizzo email a cui puoi leggere la posta: lì inviamo i codici di sicurezza. Tieni per te la password. Sei responsabile di ciò che avviene con il tuo account: cambia subito la password se pensi che qualcun altro la conosca.",
  termsAccountText2:
    "Devi avere l’età necessaria per concludere un contratto nel luogo in cui vivi, oppure l’autorizzazione di un genitore o di un tutore.",

  termsCards: "I tuoi biglietti",
  termsCardsText1:
    "Ciò che scrivi su un biglietto resta tuo. Ci autorizzi a conservarlo, ad adattarne la forma ai diversi schermi e a mostrarlo a chiunque ne apra il link, perché è a questo che serve un biglietto.",
  termsCardsText2: "Un biglietto è pubblico. Scrivi solo ciò che anche gli estranei possono sapere.",

  termsNotAllowed: "Che cosa non è consentito",
  termsNotAllowedText: "Non è consentito usare {brand} per",
  termsNotAllowedPoint1: "spacciarsi per un’altra persona o azienda,",
  termsNotAllowedPoint2: "pubblicare dati di altre persone senza il loro consenso,",
  termsNotAllowedPoint3:
    "diffondere contenuti illegali, d’odio o ingannevoli, software dannoso, o link a tali contenuti,",
  termsNotAllowedPoint4:
    "inviare messaggi indesiderati, raccogliere i biglietti altrui con mezzi automatici o disturbare il servizio.",

  termsPlans: "Piani gratuiti e a pagamento",
  termsPlansText1:
    "Forever Free non costa nulla e non richiede dati di pagamento. I piani Premium aggiungono biglietti, il tuo logo, tutti i colori e i canali e un codice QR; si pagano in anticipo, ogni mese o ogni anno, al prezzo indicato prima del pagamento.",
  termsPlansText2:
    "I pagamenti sono gestiti da un fornitore di servizi di pagamento con carta. Il numero completo della tua carta viene trasmesso solo al fornitore; noi non lo conserviamo mai. Un piano si rinnova automaticamente finché non lo disdici.",

  termsCancelling: "Disdetta",
  termsCancellingText1:
    "Puoi disdire un abbonamento in qualsiasi momento nella pagina Abbonamento. La disdetta ha effetto alla fine del periodo di fatturazione già pagato; fino ad allora funziona tutto ciò che il piano include. Gli importi già versati non vengono rimborsati.",
  termsCancellingText2:
    "Dopo la disdetta torni a Forever Free. I tuoi biglietti non vengono eliminati; ciò che è incluso solo nel piano Premium non viene mostrato finché non lo riattivi.",

  termsEnding: "Chiusura dell’account",
  termsEndingText1:
    "Puoi mettere in pausa o eliminare un biglietto in qualsiasi momento, e lasciare del tutto {brand} dalle impostazioni del tuo account. I tuoi biglietti vanno allora subito offline e tutto viene eliminato dopo 7 giorni. Fino ad allora ti basta accedere per ripristinare tutto. Un eventuale abbonamento viene prima disdetto.",
  termsEndingText2:
    "Possiamo chiudere un account che viola questi termini e te ne comunichiamo il motivo via email, salvo che la legge lo vieti.",

  termsLiability: "Di che cosa rispondiamo",
  termsLiabilityText:
    "Lavoriamo perché {brand} sia disponibile e i tuoi dati siano al sicuro, ma non possiamo garantire che il servizio sia sempre privo di interruzioni o di errori. Nei limiti consentiti dalla legge, non siamo responsabili dei danni indiretti, come il mancato guadagno, né di ciò che altre persone scrivono sui loro biglietti. Restano fermi i diritti che la legge ti riconosce come consumatore.",

  termsChanges: "Modifiche",
  termsChangesText:
    "Se questi termini cambiano in modo rilevante per te, te lo comunichiamo via email almeno 14 giorni prima. Se non accetti le modifiche, puoi chiudere l’account prima di quella data.",

  termsContact: "Contatti",
  termsContactText: "Per domande su questi termini, scrivici dalla pagina di contatto di questo sito.",

  privacyShort: "In breve",
  privacyShortText:
    "{brand} conserva ciò che metti sui tuoi biglietti e ciò che serve a gestire il tuo account. Non lo vendiamo, non mostriamo pubblicità e non usiamo tracker.",

  privacyStored: "Quali dati conserviamo",
  privacyStoredText: "A seconda di ciò che usi, conserviamo",
  privacyStoredPoint1:
    "il tuo account: nome e cognome, indirizzo email e la tua password in una forma che non si può leggere,",
  privacyStoredPoint2:
    "i tuoi biglietti: nome, numero di telefono, indirizzo email, profili social, dati di pagamento come un wallet o un link di pagamento, indirizzo, azienda, bio, foto e logo, e tutto ciò che aggiungi,",
  privacyStoredPoint3: "i biglietti degli altri che salvi tra i preferiti,",
  privacyStoredPoint4: "il tuo abbonamento: piano, stato e date di pagamento,",
  privacyStoredPoint5:
    "i dati di registrazione e di accesso: indirizzo di rete, browser, lingua, fuso orario, dimensioni dello schermo e posizione approssimativa della tua rete,",
  privacyStoredPoint6:
    "quante volte vengono aperti i tuoi biglietti, in forma di totali, come descritto sotto,",
  privacyStoredPoint7: "i messaggi che ci invii.",

  privacyCounting: "Che cosa viene contato quando si apre un biglietto",
  privacyCountingText1:
    "Quando qualcuno apre un biglietto, il titolare vede totali giornalieri: quante volte è stato aperto, salvato e condiviso, quante volte sono stati lasciati dei recapiti, quali canali sono stati toccati, se è stato aperto il codice QR, da dove sono arrivate le persone (il codice QR, una firma email, un biglietto stampato, un pass del wallet, un tag NFC, un’immagine di sfondo, il link semplice o un link con un nome dato dal titolare) e se hanno usato un telefono, un tablet o un computer. Per un biglietto del team li vedono anche i proprietari e gli amministratori del team.",
  privacyCountingText2:
    "Nessun visitatore viene tracciato. Per contare un visitatore una sola volta al giorno, combiniamo l’indirizzo di rete e il nome del browser con una chiave segreta in un numero che non rivela né l’uno né l’altro. Usiamo solo quel numero. La chiave è nuova ogni giorno (UTC) e viene distrutta alla fine del giorno. Non conserviamo indirizzi di rete né nomi dei browser dei visitatori, e non mettiamo nulla sul loro dispositivo: nessun cookie e nessun altro dato.",
  privacyCountingText3:
    "Non contiamo le visite del titolare, i bot noti e le pagine che un browser carica in anticipo senza mostrarle. Se un browser invia Global Privacy Control o Do Not Track, contiamo solo l’apertura del biglietto e i recapiti che il visitatore lascia. Per un biglietto del team restano fuori le visite di tutte le persone del team.",

  privacyPayments: "Pagamenti",
  privacyPaymentsText:
    "I pagamenti per un piano Premium avvengono tramite un fornitore di servizi di pagamento con carta. Non conserviamo i numeri completi delle carte. Riceviamo un riferimento al pagamento, il suo stato e il piano.",

  privacyPurpose: "Perché li usiamo",
  privacyPurposeText:
    "I dati di un biglietto vengono mostrati a chi lo apre: è questo il suo scopo. I dati dell’account servono per farti accedere e per inviarti codici di sicurezza e avvisi. I dati di accesso ci aiutano a notare se qualcun altro usa il tuo account. Non usiamo nessuno di questi dati per creare profili.",

  privacyHowLong: "Per quanto tempo li conserviamo",
  privacyHowLongText:
    "I dati di registrazione e di accesso vengono eliminati dopo 90 giorni, i messaggi che ci invii dopo un anno. Un account viene eliminato dopo 7 giorni se il suo indirizzo email non viene confermato. I codici di sicurezza sono validi per 10 minuti. Biglietti, preferiti e dati dell’account restano finché non li modifichi o li elimini. Puoi ripristinare un biglietto eliminato entro 30 secondi; dopo non c’è più, e il suo link resta riservato a te per 90 giorni. Se chiudi l’account, tutto viene eliminato dopo 7 giorni. I totali delle visite vengono conservati per giorno per almeno 200 giorni, poi per mese, di norma per 25 mesi in tutto; quello di ogni link resta più a lungo. Tutti vengono eliminati con il biglietto. I dati sui pagamenti vengono conservati per il tempo previsto dalla normativa fiscale.",

  privacyWhoElse: "Chi altro li vede",
  privacyWhoElseText:
    "Un biglietto pubblico può essere visto da tutti. A parte questo, condividiamo dati solo con i servizi che lavorano per noi: il fornitore dei pagamenti e il servizio di posta che consegna le nostre email. Le autorità ricevono dati solo quando la legge lo richiede.",

  privacyBrowser: "Cookie e archiviazione nel tuo browser",
  privacyBrowserText1:
    "Usiamo solo cookie necessari: uno mantiene attivo il tuo accesso, uno ricorda il tuo dispositivo così non ti serve un codice ogni volta, uno conserva la lingua che hai scelto, e altri di breve durata ti proteggono mentre accedi o recuperi una password. Il tuo browser conserva anche la scelta tra chiaro e scuro, il fatto che qualcuno vi abbia già effettuato l’accesso e, mentre accedi o recuperi una password, il passo a cui sei.",
  privacyBrowserText2:
    "Perché tu non perda ciò che hai scritto, la bozza di un biglietto resta nel tuo browser finché non la salvi, la scarti o esci dall’account; dopo 7 giorni viene eliminata alla successiva apertura del modulo. Perché i biglietti si aprano anche senza rete, il tuo browser conserva copie dei tuoi biglietti e di quelli che hai aperto. Uscendo dall’account si eliminano le bozze e le copie dei tuoi biglietti; il resto scompare quando cancelli i dati di questo sito.",

  privacyProtection: "Come sono protetti",
  privacyProtectionText:
    "Password, sessioni e codici vengono conservati solo in una forma da cui non si può risalire all’originale. Per un nuovo dispositivo serve un codice della tua casella di posta. Quando una password cambia, tutte le altre sessioni terminano e te lo comunichiamo via email.",

  privacyRights: "I tuoi diritti",
  privacyRightsText:
    "Puoi vedere e correggere i tuoi dati nel tuo account in qualsiasi momento, scaricarne una copia ed eliminarli. Puoi anche chiederci di limitarne il trattamento e proporre reclamo all’autorità per la protezione dei dati del luogo in cui vivi.",

  privacyChanges: "Modifiche",
  privacyChangesText:
    "Se questa informativa cambia in modo rilevante per te, te lo comunichiamo via email prima che la modifica abbia effetto.",

  privacyContact: "Contatti",
  privacyContactText:
    "Per domande e richieste sui tuoi dati, scrivici dalla pagina di contatto di questo sito.",
} satisfies TranslationOf<typeof english>;

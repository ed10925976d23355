import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Biglietti da visita digitali",
  description:
    "Crea un biglietto da visita digitale in pochi minuti. Invia il link e, con un tocco, chi lo apre ti salva tra i suoi contatti.",

  leaveACard: "Lascia un biglietto che resta.",
  lead: "Crea un biglietto da visita digitale in pochi minuti. Invia il link e, con un tocco, chi lo apre ti salva tra i suoi contatti. Niente da installare.",
  seeACard: "Guarda un biglietto",
  oneCardIsFree: "Un biglietto è gratis per sempre.",
  heroPicture:
    "Un telefono con il biglietto digitale di Giulia Ferrante e, tutt’intorno, altri quattro biglietti da visita e un biglietto con codice QR",

  tryYourName: "Prova il tuo nome su un biglietto. Per il resto bastano tre minuti.",
  yourName: "Il tuo nome",
  nameOnCard: "Il tuo nome",
  aColour: "Un colore",
  freeColour: "Il biglietto gratuito è blu lapislazzuli. Tutti i 26 colori sono inclusi in Premium.",

  featuresHeading: "Tutto quello che fa un biglietto di carta. E quello che non può fare.",
  unifiedConnection: "Tutti i tuoi canali",
  unifiedConnectionText:
    "Telefono, email, chat, portfolio, pagamenti: tutto a un tocco. Dieci canali sono gratis, Premium li ha tutti e 70.",
  mobileFriendly: "Nato per il telefono",
  mobileFriendlyText:
    "Pensato per il pollice e per la luce del sole. Caratteri grandi, pulsanti grandi, niente da ingrandire o installare.",
  globalAccessibility: "Accessibile ovunque",
  globalAccessibilityText:
    "Un biglietto Premium ha il suo codice QR. Lo apre la fotocamera di qualsiasi telefono, ovunque, senza account.",
  multiCard: "Più biglietti",
  multiCardText:
    "Uno per lo studio, uno per il corso serale. Con Premium ne hai fino a tre e dai sempre quello giusto.",
  instantUpdates: "Aggiornamenti immediati",
  instantUpdatesText:
    "Aggiorni il numero una volta sola. Il link e il codice QR restano gli stessi e mostrano quello nuovo.",
  customBranding: "Il tuo marchio",
  customBrandingText:
    "Il tuo logo su una targhetta bianca e una di 26 copertine incise. Entrambi inclusi in Premium.",
  phone: "Telefono",
  savedLive: "Salvato, aggiornato ovunque",
  andAlso:
    "E poi una rubrica che si aggiorna da sola, un secondo lato in un’altra lingua e la scansione agli eventi.",
  exampleAccount: "Esplora un account di esempio",
  allFeatures: "Tutte le funzioni",

  everythingInOnePlace: "Tutto <line>in un solo posto</line>",
  costEffective: "Conveniente",
  costEffectiveText: "Un biglietto è gratis per sempre. Nessuna ristampa se cambi lavoro.",
  stayConnected: "Sempre in contatto",
  stayConnectedText: "Ti salvano nella loro rubrica, non in un’altra app.",
  perfectBlend: "Il meglio dei due mondi",
  perfectBlendText: "Bello come la buona carta. Pratico come un telefono.",
  instantUpdate: "Sempre aggiornato",
  instantUpdateText: "Modifichi una volta, e il link che hanno già mostra la novità.",
  channelsPicture: "Icone di 28 dei canali che un biglietto può contenere, attorno a un biglietto",

  questionsAnswered: "Domande e risposte",
  whatIsACard: "Che cos’è un biglietto da visita digitale?",
  whatIsACardAnswer:
    "Una pagina con il tuo nome, la tua foto e i tuoi recapiti, a un link breve. Chiunque può aprirla nel browser e salvarti sul telefono con un tocco.",
  customize: "Posso personalizzare il mio biglietto?",
  customizeAnswer:
    "Sì. Ogni biglietto ha la tua foto, nome, ruolo, azienda, una bio fino a 100 parole e i canali che scegli. Un secondo lato può dirlo in un’altra lingua. Premium aggiunge il tuo logo, 26 colori e tutti i 70 canali.",
  howToShare: "Come lo condivido?",
  howToShareAnswer:
    "Il pulsante “Condividi” invia il link via email, via SMS o sui social come WhatsApp, LinkedIn e Facebook, oppure lo copia. Con il kit di condivisione lo metti nella firma email, su carta o alle tue spalle in videochiamata. Con Premium puoi anche mostrare, stampare o scaricare un codice QR.",
  changesAfterSharing: "Le modifiche si vedono anche dopo che l’ho condiviso?",
  changesAfterSharingAnswer:
    "Sì. Il link e il codice QR aprono sempre il biglietto aggiornato. Chi lo tiene tra i preferiti e collega il telefono lo ha sempre aggiornato anche in rubrica. Un contatto salvato con un tocco è una copia di quel giorno, finché non viene salvato di nuovo.",
  isItSecure: "I miei dati sono al sicuro?",
  isItSecureAnswer:
    "La tua password viene salvata solo come hash, e per accedere da un nuovo dispositivo serve un codice che ti inviamo via email. Non conserviamo mai i numeri completi delle carte di pagamento. Il tuo biglietto è pubblico: lascia fuori quello che gli estranei non devono leggere. Vedi quante persone lo aprono, non chi sono: totali giornalieri, senza cookie. Puoi scaricare una copia di tutto o eliminare tutto in qualsiasi momento.",
  whichDevices: "Su quali dispositivi funziona?",
  whichDevicesAnswer:
    "Su telefoni, tablet e computer con un browser aggiornato. Non c’è nulla da installare, e un biglietto funziona anche con gli script disattivati.",
  atEvents: "Posso usarlo agli eventi di networking?",
  atEventsAnswer:
    "Sì. Invia il link o, con Premium, fai inquadrare il codice QR. Le persone ti salvano con “Salva contatto” e possono lasciarti i loro recapiti. Crea un link per l’evento: loro vedono dove vi siete incontrati, tu vedi quante sono arrivate. I tuoi biglietti si aprono sul telefono anche senza segnale.",
  moreThanOneCard: "Posso avere più di un biglietto?",
  moreThanOneCardAnswer:
    "Sì. Il piano gratuito ha spazio per un biglietto, Premium per tre, ognuno con il suo link, la sua foto e i suoi canali. I biglietti degli altri li salvi tra i preferiti.",

  screenshots: "Immagini del prodotto",
  carousel: "carosello",
  previousScreenshot: "Immagine precedente",
  nextScreenshot: "Immagine successiva",
  pauseSlideshow: "Metti in pausa le immagini",
  playSlideshow: "Avvia le immagini",
  captionAndPlace: "<caption>{caption},</caption> <place>{place} di {total}</place>",
  slideCard: "Il biglietto",
  slideCardPicture:
    "Un biglietto su un telefono: copertina, foto, nome e riquadri per telefono, email e indirizzo",
  slideCode: "Codice QR",
  slideCodePicture: "Il codice QR di un biglietto, da inquadrare o scaricare",
  slideShare: "Modi di condividere",
  slideSharePicture: "Dieci modi di condividere un biglietto, e il suo link da copiare",
  slideBio: "La bio",
  slideBioPicture: "La bio di un biglietto, sotto la foto e il nome",
  slideColours: "Colori",
  slideColoursPicture: "La scelta di uno dei colori di un biglietto",
  slideLogo: "Il tuo logo",
  slideLogoPicture: "Un logo su una targhetta bianca, come appare sulla copertina",
  slidePhoto: "La tua foto",
  slidePhotoPicture: "Una foto nella sua cornice bianca, da cambiare o rimuovere",

  appIsComing: "L’app arriva presto",
  untilThen: "Fino ad allora, il sito fa tutto. Aggiungilo alla schermata Home.",
  googlePlay: "<lead>Presto su</lead> <store>Google Play</store>",
  appStore: "<lead>Presto su</lead> <store>App Store</store>",
} satisfies TranslationOf<typeof english>;

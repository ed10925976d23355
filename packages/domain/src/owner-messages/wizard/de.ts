import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Besser netzwerken mit einer digitalen Visitenkarte",
  editTitle: "Karte bearbeiten",

  dashboard: "Übersicht",
  backToDashboard: "Zurück zur Übersicht",
  goToDashboard: "Zur Übersicht",
  seePlans: "Tarife ansehen",
  progress: "Fortschritt",
  prev: "Zurück",
  next: "Weiter",
  skip: "Auslassen",
  saveChanges: { one: "{count} Änderung · Speichern", other: "{count} Änderungen · Speichern" },

  loadingPlan: "Dein Tarif wird geladen …",
  loadingCard: "Deine Karte wird geladen …",
  copyingCard: "Deine Karte wird kopiert …",
  lookingForDraft: "Entwurf wird gesucht …",
  planNotLoaded: "Dein Tarif konnte nicht geladen werden",
  planNotLoadedText: "Es ist nichts verloren. Bitte prüfe deine Verbindung und versuch es noch einmal.",
  cardNotLoaded: "Diese Karte konnte nicht geladen werden",
  cardNotCopied: "Diese Karte konnte nicht kopiert werden",

  newCard: "Neue Visitenkarte",
  premiumRoom: {
    one: "Premium hat Platz für {count} Karte. Deine Karten kannst du jederzeit bearbeiten.",
    other: "Premium hat Platz für {count} Karten. Deine Karten kannst du jederzeit bearbeiten.",
  },
  room: {
    one: "Es gibt Platz für {count} Karte. Deine Karten kannst du jederzeit bearbeiten.",
    other: "Es gibt Platz für {count} Karten. Deine Karten kannst du jederzeit bearbeiten.",
  },
  freeRoom: {
    one: "Forever Free hat Platz für {count} Karte. Premium hat Platz für {premium}, mit deinem Logo, {colours} Farben und allen Kanälen.",
    other:
      "Forever Free hat Platz für {count} Karten. Premium hat Platz für {premium}, mit deinem Logo, {colours} Farben und allen Kanälen.",
  },

  profilePhoto: "Profilfoto",
  personalInformation: "Persönliche Angaben",
  businessLogo: "Firmenlogo",
  colour: "Farbe",
  contactPage: "Kanäle, Seite {page}",
  aSecondSide: "Zweite Seite",
  yourLink: "Dein Link",
  lookItOver: "Noch einmal ansehen",
  stepHeading: "Schritt {step} von {steps}, {name}:",

  stepOf: "<word>Schritt</word> {step} von {steps}",
  allSteps: "Alle Schritte",
  stepsNeedAttention: "In einigen Schritten stimmt etwas nicht.",
  contactPageHolds: "<hidden>Kanäle, Seite {page}:</hidden> {holds}",
  thisStep: ", dieser Schritt",
  needsAttention: ", bitte prüfen",
  premium: ", Premium",
  phoneAndMessengers: "Telefon, E-Mail und Messenger",
  socialAndPayments: "Soziale Netzwerke und Bezahlen",
  officeAndVideo: "Büro, Video und Communitys",
  portfoliosAndGroups: "Portfolios und Gruppen",
  reviewsAndBlogs: "Bewertungen, Bezahlen und Blogs",
  streamingAndFreelance: "Streaming und freie Arbeit",
  shopsAndPictures: "Shops, Bilder und Musik",
  moreChannels: { one: "{count} weiterer", other: "{count} weitere" },
  channelsFilledIn: {
    one: "{channels} · <filled>{count} ausgefüllt</filled>",
    other: "{channels} · <filled>{count} ausgefüllt</filled>",
  },

  skipToLink: "Weiter zu deinem Link",
  skipToContacts: "Weiter zu deinen Kanälen",

  stillNeeded: "Zum Speichern fehlt noch etwas:",
  nothingMissing: "Sonst fehlt nichts.",
  goToSave: "Zum Speichern",

  firstSide: "Erste Seite",
  secondSide: "Zweite Seite",

  moreForCard: "Mehr für diese Karte",
  reorderChannels: "Kanäle sortieren",
  changeLink: "Link ändern",
  nowAt: "Diese Karte ist jetzt unter {path} zu finden.",

  findable: "Für Suchmaschinen auffindbar",
  findableText:
    "Wer nach deinem Namen sucht, kann diese Karte finden. Ist das aus, bitten wir Suchmaschinen, sie wegzulassen.",
  findableTextFree:
    "Wer nach deinem Namen sucht, kann diese Karte finden. Ist das aus, bitten wir Suchmaschinen, sie wegzulassen. Im kostenlosen Tarif wirkt es, sobald die Karte sieben Tage alt ist.",

  wereMaking: "Du hast hier eine Karte begonnen",
  wereChanging: "Du warst dabei, diese Karte zu ändern",
  yourName: "Dein Name",
  draftLeft:
    "{day}, bei Schritt {step} von {steps}. Bleibt bis {until} auf diesem Gerät. Beim Abmelden wird der Entwurf gelöscht.",
  draftOfLeft:
    "<name>{name}.</name> {day}, bei Schritt {step} von {steps}. Bleibt bis {until} auf diesem Gerät. Beim Abmelden wird der Entwurf gelöscht.",
  startOver: "Neu anfangen",
  continueWithImport: "Mit der importierten Karte weiter",
  continueWithCopy: "Mit der Kopie weiter",
  draftSaved: "Entwurf auf diesem Gerät gespeichert.",

  leaveUnsaved: "Ohne Speichern verlassen?",
  leaveUnsavedText: "Dieser Browser behält keine Entwürfe. Was du eingegeben hast, geht verloren.",
  stayHere: "Hierbleiben",
  leave: "Verlassen",

  signInFirst: "Bitte melde dich an, um fortzufahren. Deine Karte ist auf diesem Gerät gespeichert.",
  someoneElse:
    "In diesem Browser hat sich jemand anderes angemeldet. Dein Entwurf ist gespeichert: Melde dich wieder an, um fortzufahren.",

  twoVersions: "Zwei Versionen dieser Karte",
  twoVersionsText:
    "Diese Karte wurde anderswo geändert, nachdem du sie geöffnet hast. Von dir ist nichts verloren. Welche Version möchtest du behalten?",
  keepMine: "Meine behalten",
  loadNewer: "Neuere laden",
  keepEditing: "Weiter bearbeiten",
  discardChanges: "Deine Änderungen verwerfen?",
  discardChangesText: "Die neuere Version ersetzt alles, was du hier eingegeben hast.",
  keepMyChanges: "Änderungen behalten",
  newerLoaded: "Neuere Version geladen.",

  planNotActive: "Dein Tarif ist nicht aktiv",
  planNotActiveNew:
    "Ohne Premium lässt sich das nicht speichern: {parts}. Noch ist nichts gespeichert. Dein Entwurf liegt auf diesem Gerät.",
  planNotActiveEdit:
    "Ohne Premium lassen sich diese Änderungen nicht speichern: {parts}. Diese Teile deiner Karte bleiben, wie sie sind. Noch ist nichts gespeichert. Dein Entwurf liegt auf diesem Gerät.",
  yourLogo: "dein Logo",
  yourColour: "deine Farbe",
  channels: { one: "{count} Kanal", other: "{count} Kanäle" },
  seePlansFirst: "Erst Tarife ansehen",
  saveTheRest: "Rest speichern",

  editCard: "{username} bearbeiten",
  orderOfChannels: "Reihenfolge deiner Kanäle",
  orderHint:
    "Zieh einen Kanal an seinem Griff oder nutze die Pfeile. Gruppen bleiben auf der Karte und in der Kontaktdatei zusammen.",
  noChannels: "Noch keine Kanäle.",
  placeInGroup: "{name}, Platz {place} von {count} in {group}",
  keyboardHint:
    "Tastatur: <key>Leertaste</key> nimmt auf, <up>Pfeil nach oben</up> <down>Pfeil nach unten</down> bewegen, <key>Leertaste</key> legt ab, <key>Esc</key> bricht ab.",
  reset: "Zurücksetzen",
  done: "Fertig",
} satisfies TranslationOf<typeof english>;

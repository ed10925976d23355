import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Contacts",
  loading: "Chargement de vos contacts",
  notLoaded: "Impossible de charger vos contacts.",
  notRefreshed: "Impossible d’actualiser vos contacts.",
  nothingLost: "Rien n’est perdu\u202f: on peut toujours vous laisser ses coordonnées.",

  contacts: { one: "{count} contact", many: "{count} contacts", other: "{count} contacts" },
  contactsAndNew: {
    one: "{count} contact, {unread} nouveau",
    many: "{count} contacts, dont {unread} à voir",
    other: "{count} contacts, dont {unread} à voir",
  },
  addContact: "Ajouter un contact",
  scan: "Scanner",
  import: "Importer",

  export: "Exporter",
  exportFailed: "Impossible de créer le fichier. Réessayez.",
  contactFile: "Fichier de contact",
  table: "Tableau",
  exportAll: { one: "{count} contact", many: "Les {count} contacts", other: "Les {count} contacts" },
  exportShown: {
    one: "{count} contact affiché",
    many: "Les {count} contacts affichés",
    other: "Les {count} contacts affichés",
  },
  exportMoreShown: {
    one: "Plus de {count} contact affiché",
    many: "Plus de {count} contacts affichés",
    other: "Plus de {count} contacts affichés",
  },
  fileOfAll: {
    one: "{file}, {count} contact",
    many: "{file}, les {count} contacts",
    other: "{file}, les {count} contacts",
  },
  fileOfShown: {
    one: "{file}, {count} contact affiché",
    many: "{file}, les {count} contacts affichés",
    other: "{file}, les {count} contacts affichés",
  },
  fileOfMoreShown: {
    one: "{file}, plus de {count} contact affiché",
    many: "{file}, plus de {count} contacts affichés",
    other: "{file}, plus de {count} contacts affichés",
  },

  noContacts: "Pas encore de contact",
  howTheyCome:
    "Les personnes qui laissent leurs coordonnées sur votre carte apparaissent ici. Vous pouvez aussi ajouter quelqu’un à la main ou importer un fichier de votre téléphone.",
  scanCode: "Scanner un code",
  importFile: "Importer un fichier .vcf ou .csv",

  searchLabel: "Rechercher dans les contacts",
  search: "Rechercher",
  clearSearch: "Effacer la recherche",
  filters: "Filtres",
  filtersOn: {
    one: "Filtres, {count} actif",
    many: "Filtres, {count} actifs",
    other: "Filtres, {count} actifs",
  },
  card: "Carte",
  link: "Lien",
  tag: "Étiquette",
  allCards: "Toutes les cartes",
  allLinks: "Tous les liens",
  allTags: "Toutes les étiquettes",
  show: "Afficher",
  showMatches: {
    one: "Afficher {count} contact",
    many: "Afficher {count} contacts",
    other: "Afficher {count} contacts",
  },
  showMoreMatches: {
    one: "Afficher plus de {count} contact",
    many: "Afficher plus de {count} contacts",
    other: "Afficher plus de {count} contacts",
  },
  clear: "Effacer",
  removeFilter: "Retirer le filtre\u202f: {filter}",
  thisCard: "cette carte",
  thisLink: "ce lien",

  shownOf: {
    one: "{shown} sur {count} contact",
    many: "{shown} sur {count} contacts",
    other: "{shown} sur {count} contacts",
  },
  moreShownOf: {
    one: "plus de {shown} sur {count} contact",
    many: "plus de {shown} sur {count} contacts",
    other: "plus de {shown} sur {count} contacts",
  },
  shownOfMore: {
    one: "{shown} sur plus de {count} contact",
    many: "{shown} sur plus de {count} contacts",
    other: "{shown} sur plus de {count} contacts",
  },
  showNext: {
    one: "Afficher {count} de plus",
    many: "Afficher {count} de plus",
    other: "Afficher {count} de plus",
  },

  noneFoundFor: "Aucun contact trouvé pour «\u202f{query}\u202f»",
  noneMatch: "Aucun contact ne correspond à ces filtres",
  searchedAll: {
    one: "Nous avons cherché dans le nom, l’entreprise, la fonction, l’e-mail, les notes et les étiquettes de {count} contact.",
    many: "Nous avons cherché dans les noms, entreprises, fonctions, e-mails, notes et étiquettes des {count} contacts.",
    other:
      "Nous avons cherché dans les noms, entreprises, fonctions, e-mails, notes et étiquettes des {count} contacts.",
  },
  searchedCounted: {
    one: "Nous avons cherché dans le nom, l’entreprise, la fonction, l’e-mail, les notes et les étiquettes de {count} contact avec ce filtre\u202f: {filters}.",
    many: "Nous avons cherché dans les noms, entreprises, fonctions, e-mails, notes et étiquettes des {count} contacts avec ce filtre\u202f: {filters}.",
    other:
      "Nous avons cherché dans les noms, entreprises, fonctions, e-mails, notes et étiquettes des {count} contacts avec ce filtre\u202f: {filters}.",
  },
  searchedFiltered:
    "Nous avons cherché dans les noms, entreprises, fonctions, e-mails, notes et étiquettes des contacts avec ce filtre\u202f: {filters}.",
  searchAll: {
    one: "Chercher dans {count} contact",
    many: "Chercher dans les {count} contacts",
    other: "Chercher dans les {count} contacts",
  },
  showAll: {
    one: "Afficher {count} contact",
    many: "Afficher les {count} contacts",
    other: "Afficher les {count} contacts",
  },

  people: "Personnes",
  person: "Personne",
  new: "Nouveau",
  onYourCard: "Sur votre carte",
  addedByHand: "Ajouté à la main",
  imported: "Importé",

  loadingContact: "Chargement du contact",
  contactNotLoaded: "Impossible de charger ce contact.",
  contactDeleted: "Ce contact a été supprimé.",
  noteLeft: "Message laissé par <name>{name}</name>",
  leftOn: "Coordonnées laissées sur <card>{card}</card>",
  cardOf: "Carte\u202f: <name>{name}</name>",

  reply: "Répondre",
  write: "Écrire",
  call: "Appeler",
  email: "E-mail",
  message: "Message",

  saveToPhone: "Ajouter au téléphone",
  saveToPhoneFailed: "Impossible d’enregistrer le contact. Réessayez.",
  deleted: "Contact supprimé\u202f: {name}.",

  editContact: "Modifier {name}",
  name: "Nom",
  phone: "Téléphone",
  company: "Entreprise",
  role: "Fonction",
  met: "Lieu de rencontre",
  yourNote: "Votre note",
  onlyYou: "Visible par vous uniquement.",
  saved: "Enregistré",
  tags: "Étiquettes",
  addTag: "Ajouter une étiquette",
  newTag: "Nouvelle étiquette",
  removeTag: "Retirer l’étiquette {tag}",
} satisfies TranslationOf<typeof english>;

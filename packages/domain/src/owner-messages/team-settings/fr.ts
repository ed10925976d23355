import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Paramètres de l’équipe",
  lead: "Seuls les propriétaires peuvent les modifier.",

  name: "Nom",
  nameLead: "Il figure dans les e-mails, sur les champs verrouillés et sur la page de l’équipe.",
  teamName: "Nom de l’équipe",
  line: "Une ligne",
  saved: "Enregistré.",

  logo: "Logo",
  logoLead: "Celui de l’équipe. Les modèles ont le leur, qui peut être différent.",
  logoOfTemplate: "En attendant, le logo du premier modèle est affiché.",

  page: "Page de l’équipe",
  pageLead:
    "Les personnes qui acceptent d’être affichées, avec une recherche. Désactivée tant que vous ne l’activez pas.",
  showPage: "Afficher la page",
  agreed: {
    one: "{agreed} personne sur {count} accepte d’être affichée.",
    many: "{agreed} personnes sur {count} acceptent d’être affichées.",
    other: "{agreed} personnes sur {count} acceptent d’être affichées.",
  },
  searchEngines: "Les moteurs de recherche peuvent la référencer",
  searchEnginesText: "Tant que c’est désactivé, la page leur demande de ne pas la référencer.",
  address: "Adresse",
  change: "Modifier",
  openPage: "Ouvrir la page",
  memberDecides:
    "Chaque membre décide sur sa propre page de l’équipe. Vous ne pouvez pas décider à sa place.",
  changeAddress: "Modifier l’adresse",
  formerEnds: "L’ancienne adresse cesse aussitôt de fonctionner.",
  showMe: "M’afficher sur la page de l’équipe",
  showMeText: "Tout le monde peut lire {address}. Vous pouvez changer d’avis à tout moment.",

  joining: "Adhésion par adresse",
  joiningLead:
    "Toute personne qui confirme une adresse de votre domaine peut rejoindre l’équipe sans invitation.",
  letJoin: "Laisser les collègues rejoindre l’équipe",
  letJoinText: "Avec une adresse chez {domain}. Ils reçoivent une carte du modèle {template}.",
  template: "Modèle de leurs cartes",
  joinNote: "Le domaine est celui de votre adresse confirmée. Les messageries publiques sont refusées.",

  data: "Données de l’équipe",
  dataLead:
    "L’équipe, les modèles, les personnes et les cartes, dans des formats que d’autres logiciels lisent.",
  copy: "Une copie de l’équipe",
  copyText:
    "Elle fait partie de la copie de vos propres données, un fichier ZIP. Une autre installation peut l’importer.",
  makeCopy: "Créer une copie",
  bringIn: "Importer une copie",
  bringInText: "Ses modèles sont ajoutés et ses personnes sont invitées à nouveau. Vous voyez tout avant.",
  bringInQuestion: "Importer {team} dans cette équipe ?",
  whichTeam: "Quelle équipe ?",
  templatesAdded: {
    one: "{count} modèle est ajouté",
    many: "{count} de modèles sont ajoutés",
    other: "{count} modèles sont ajoutés",
  },
  invitedAnew: {
    one: "{count} personne est invitée à nouveau, avec une carte",
    many: "{count} de personnes sont invitées à nouveau, chacune avec une carte",
    other: "{count} personnes sont invitées à nouveau, chacune avec une carte",
  },
  leftOut: {
    one: "{count} personne est laissée de côté : déjà ici ou illisible",
    many: "{count} de personnes sont laissées de côté : déjà ici ou illisibles",
    other: "{count} personnes sont laissées de côté : déjà ici ou illisibles",
  },
  photosToo: "Chaque personne ajoute à nouveau sa photo et ses autres informations.",
  noSeats: {
    one: "Il y a de la place pour {count} personne. Ajoutez d’abord des places.",
    many: "Il y a de la place pour {count} de personnes. Ajoutez d’abord des places.",
    other: "Il y a de la place pour {count} personnes. Ajoutez d’abord des places.",
  },
  broughtIn: "{team} est importée.",

  deleteTeam: "Supprimer l’équipe",
  deleteLead: {
    one: "La carte d’équipe disparaît aussitôt. Tout est supprimé au bout de sept jours.",
    many: "Les {count} cartes d’équipe disparaissent aussitôt. Tout est supprimé au bout de sept jours.",
    other: "Les {count} cartes d’équipe disparaissent aussitôt. Tout est supprimé au bout de sept jours.",
  },
  deleteQuestion: "Supprimer {team} ?",
  cardsEnd: {
    one: "La carte d’équipe disparaît aussitôt",
    many: "Les {count} cartes d’équipe disparaissent aussitôt",
    other: "Les {count} cartes d’équipe disparaissent aussitôt",
  },
  cardsEndText: "Qui ouvre une adresse ou un code lit que la carte n’existe plus.",
  planEnds: "L’abonnement prend fin aujourd’hui",
  goneLater: "Tout ce qui appartient à l’équipe est supprimé le {day}",
  bringBack: "D’ici là, vous pouvez récupérer l’équipe.",
  everybodyKeeps: "Chacun garde son compte, ses propres cartes et ses contacts",
  typeToConfirm: "Saisissez {team} pour confirmer",
  keep: "Garder l’équipe",
  deleting: "Suppression…",
  isDeleted: "{team} est supprimée.",
} satisfies TranslationOf<typeof english>;

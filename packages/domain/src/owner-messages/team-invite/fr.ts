import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Inviter des personnes",
  how: "Comment inviter",
  paste: "Coller",
  file: "Fichier",
  oneByOne: "Une par une",

  list: "Noms et adresses e-mail",
  listHint: "Une personne par ligne, sous toute forme courante, ou une colonne copiée d’un tableau.",
  found: {
    one: "{count} personne trouvée.",
    many: "{count} personnes trouvées.",
    other: "{count} personnes trouvées.",
  },
  hereNamed: {
    one: "{names} est déjà dans l’équipe et n’est pas reprise.",
    many: "{names} sont déjà dans l’équipe et ne sont pas repris.",
    other: "{names} sont déjà dans l’équipe et ne sont pas repris.",
  },
  hereCounted: {
    one: "{count} personne est déjà dans l’équipe et n’est pas reprise.",
    many: "{count} personnes sont déjà dans l’équipe et ne sont pas reprises.",
    other: "{count} personnes sont déjà dans l’équipe et ne sont pas reprises.",
  },
  lineReason: "<line>Ligne {row}\u202f:</line> {reason}",
  line: "Ligne {row}",
  moreLines: {
    one: "Et {count} autre ligne.",
    many: "Et {count} autres lignes.",
    other: "Et {count} autres lignes.",
  },

  noEmail: "Pas d’adresse e-mail.",
  emailWrong: "{value} n’est pas une adresse e-mail.",
  noName: "Pas de nom lisible.",
  here: "Est déjà dans l’équipe.",
  repeated: "Apparaît plusieurs fois.",
  usernameTaken: "Le lien /c/{value} est déjà pris.",
  usernameWrong: "{value} ne peut pas servir de lien.",
  tooLong: "Le nom ou la fonction est trop long.",
  ending: "{value} ne se termine pas par {ending}, comme le demande «\u202f{template}\u202f».",

  template: "Modèle",
  templateForAll: "Modèle pour tous",
  templatesFailed: "Les modèles de votre équipe ne peuvent pas être chargés.",
  check: {
    one: "Vérifier {count} personne",
    many: "Vérifier {count} personnes",
    other: "Vérifier {count} personnes",
  },
  checkList: "Vérifier la liste",
  listEmpty: "Saisissez au moins une adresse e-mail.",

  question: {
    one: "Inviter {count} personne\u202f?",
    many: "Inviter {count} personnes\u202f?",
    other: "Inviter {count} personnes\u202f?",
  },
  questionLead: "Appuyez sur un lien pour le modifier.",
  linkTaken: "{username} est déjà pris",
  fromEmail: "Proposé d’après l’adresse e-mail",
  changeLink: "Modifier le lien de {name}",
  link: "Lien de la carte",
  linkFree: "Disponible",
  showMore: {
    one: "Afficher {count} de plus",
    many: "Afficher {count} de plus",
    other: "Afficher {count} de plus",
  },
  othersLikewise: {
    one: "{count} autre personne reçoit son lien de la même façon.",
    many: "{count} autres personnes reçoivent leurs liens de la même façon.",
    other: "{count} autres personnes reçoivent leurs liens de la même façon.",
  },
  cardsMade: {
    one: "{count} carte est créée aussitôt, et une personne reçoit un e-mail.",
    many: "{count} cartes sont créées aussitôt, et {count} personnes reçoivent chacune un e-mail.",
    other: "{count} cartes sont créées aussitôt, et {count} personnes reçoivent chacune un e-mail.",
  },
  peopleAfter: {
    one: "{count} personne ensuite dans l’équipe.",
    many: "{count} personnes ensuite dans l’équipe.",
    other: "{count} personnes ensuite dans l’équipe.",
  },
  invite: {
    one: "Inviter {count} personne",
    many: "Inviter {count} personnes",
    other: "Inviter {count} personnes",
  },
  inviteName: "Inviter {name}",
  inviting: "Invitation en cours…",
  back: "Retour",

  fileLead: "Un fichier .csv avec une personne par ligne. Vous voyez tout avant que rien ne soit enregistré.",
  fromFile: "Inviter depuis un fichier",
  people: "Personnes",
  fileHint: "Un .csv avec une personne par ligne, jusqu’à 5 000 personnes et 8 Mo.",
  fileTooLarge: "Ce fichier dépasse 8 Mo. Choisissez-en un plus petit.",
  fileRows: {
    one: "{file}, {count} ligne. Rien n’est enregistré tant que vous n’appuyez pas sur Inviter.",
    many: "{file}, {count} lignes. Rien n’est enregistré tant que vous n’appuyez pas sur Inviter.",
    other: "{file}, {count} lignes. Rien n’est enregistré tant que vous n’appuyez pas sur Inviter.",
  },
  matchLead:
    "Nous avons rempli ce que nous avons reconnu. Les colonnes que le modèle fixe pour tous sont ignorées.",
  proposed: "Liens des cartes",
  none: "aucun",
  rowsLeftOut: {
    one: "{count} ligne n’est pas reprise",
    many: "{count} lignes ne sont pas reprises",
    other: "{count} lignes ne sont pas reprises",
  },
  rowsLeftOutLead: "Corrigez-les dans le fichier, ou continuez sans elles.",

  name: "Nom",
  email: "E-mail",
  emailHint: "L’invitation n’est valable que pour cette adresse.",
  role: "Fonction",
  nameMissing: "Saisissez un nom.",

  made: {
    one: "{count} carte est prête",
    many: "{count} cartes sont prêtes",
    other: "{count} cartes sont prêtes",
  },
  madeLead: {
    one: "Elle fonctionne dès maintenant. Un e-mail part\u202f; s’il n’est pas ouvert, un seul rappel suit le {day}.",
    many: "Elles fonctionnent dès maintenant. Chacun reçoit un e-mail\u202f; qui ne l’ouvre pas reçoit un seul rappel le {day}.",
    other:
      "Elles fonctionnent dès maintenant. Chacun reçoit un e-mail\u202f; qui ne l’ouvre pas reçoit un seul rappel le {day}.",
  },
  madeNone: "Personne de nouveau à inviter",
  madeNoneLead: "Toutes les personnes de cette liste sont déjà dans l’équipe.",
  copyLink: "Copier le lien de {name}",
  linksAsCsv: "Liens en CSV",
  done: "Terminé",

  failed: "Cela n’a pas fonctionné. Réessayez.",
  notReached: "Le serveur n’a pas répondu. Réessayez\u202f: personne n’est invité deux fois.",
} satisfies TranslationOf<typeof english>;

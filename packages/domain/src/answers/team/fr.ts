import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  fieldFixed: "C’est votre équipe qui définit ce champ.",
  emailEnding: "Votre adresse e-mail doit se terminer par {ending}.",
  ending: "La fin doit être {ending}.",
  endingInvalid: "Cette fin n’est pas possible ici.",
  valueMissing: "Saisissez ce que montrent toutes les cartes, ou laissez chacun le remplir.",
  teamNotFound: "Cette équipe n’existe pas.",
  notYourRole: "Votre rôle dans cette équipe ne le permet pas.",
  nameInvalid: "Saisissez un nom de 60 caractères au maximum.",
  templateNotFound: "Ce modèle n’existe pas.",
  templateChanged: "Ce modèle a été modifié ailleurs après que vous l’avez ouvert.",
  templateInUse: "Ce modèle est encore utilisé.",
  templateDeleted: "Le modèle est supprimé.",
  undoTooLate: "Il n’est plus possible d’annuler.",
  tooManyTemplates: "Une équipe peut avoir jusqu’à {max} modèles.",
  tooManyPeople: "Invitez {max} personnes au maximum à la fois. Divisez la liste.",
  seatsFull: {
    one: "Votre équipe a de la place pour {count} personne de plus avec une carte.",
    many: "Votre équipe a de la place pour {count} de personnes de plus avec une carte.",
    other: "Votre équipe a de la place pour {count} personnes de plus avec une carte.",
  },
  priceChanged: "Le prix a changé entre-temps. Veuillez le vérifier à nouveau.",
  paymentDeclined: "Le paiement a été refusé. Veuillez vérifier le moyen de paiement.",
  notASheet: "Nous ne pouvons pas lire ce fichier. Choisissez un fichier .csv.",
  personNotFound: "Cette personne n’est pas dans l’équipe.",
  personRemoved: "Retirée de l’équipe.",
  teamLeft: "Vous avez quitté l’équipe.",
  successorWithoutCard: "Choisissez une personne qui a une carte de cette équipe.",
  lastOwner:
    "Une équipe a besoin d’un propriétaire. Donnez d’abord ce rôle à quelqu’un d’autre, puis vous pourrez changer le vôtre ou partir.",
  handOver:
    "Vous êtes le dernier propriétaire de {team}. Donnez d’abord ce rôle à quelqu’un d’autre, ou supprimez l’équipe.",
  alreadyIn: "Vous êtes déjà dans cette équipe.",
  hasCard: "Vous avez déjà une carte de cette équipe.",
  invitedOther: "Cette invitation est pour quelqu’un d’autre.",
  invitationEnded: "Cette invitation a expiré.",
  invitationDeclined: "L’invitation est refusée.",
  domainOfOthers:
    "{domain} n’est le domaine d’aucune adresse confirmée des propriétaires et admins de votre équipe, ou tout le monde peut y avoir une adresse.",
  confirmName: "Pour confirmer, saisissez le nom de l’équipe.",
  lineInvalid: "Saisissez une ligne de 120 caractères au maximum.",
  slugInvalid: "Utilisez 40 lettres, chiffres et traits d’union au maximum.",
  slugTaken: "Cette adresse n’est pas libre. Choisissez-en une autre.",
  restored: "Votre équipe est de retour.",
} satisfies TranslationOf<typeof english>;

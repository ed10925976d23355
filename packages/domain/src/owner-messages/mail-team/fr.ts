import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  hasMade: "{team} vous a créé une carte",
  madeForYou: "Une carte de visite vous attend",
  reminderSubject: "Rappel : {title}",
  preview: "Elle fonctionne déjà. Faites-en la vôtre.",
  cardOf: "La carte de visite de {name}",
  invitedBy:
    "{person} ({team}) vous a invité·e. Votre carte fonctionne déjà : prenez-la et complétez ce qui manque.",
  invited: "{team} vous a invité·e. Votre carte fonctionne déjà : prenez-la et complétez ce qui manque.",
  forAddress: "Pour",
  until: "Jusqu’au",
  makeItYours: "Prendre ma carte",
  oneReminder: "Si vous ne faites rien, vous recevrez un rappel dans trois jours, puis plus rien.",
  onlyReminder: "C’est le seul rappel.",
  notForMe: "Ce n’est pas pour moi",
  removedTitle: "Vous ne faites plus partie de {team}",
  leftTitle: "Vous avez quitté {team}",
  theTeam: "votre équipe",
  cardEnded: "Votre carte d’équipe {username} n’est plus en ligne.",
  cardLeads: "Votre carte d’équipe {username} mène maintenant à {person}.",
  yoursStay: "Vos propres cartes, vos contacts et votre compte restent à vous.",
  correctedTitle: "Votre carte d’équipe a été corrigée",
  corrected: "{person} ({team}) a corrigé votre carte d’équipe {username}.",
  changeAgain: "Vous pouvez modifier vous-même ce que votre équipe ne définit pas.",
  openDashboard: "Ouvrir le tableau de bord",
  sharedTitle: "Les nouveaux contacts sont maintenant partagés avec votre équipe",
  sharedNow:
    "{person} ({team}) a activé le partage des contacts. Désormais, les propriétaires et les admins de l’équipe voient ce que les visiteurs laissent sur votre carte d’équipe.",
  sharedFromNow:
    "Ce qui a été laissé avant, et tout ce qui est sur vos propres cartes, reste à vous seul·e. Avant l’envoi, les visiteurs lisent qui reçoit leurs coordonnées.",
  openContacts: "Ouvrir mes contacts",
} satisfies TranslationOf<typeof english>;

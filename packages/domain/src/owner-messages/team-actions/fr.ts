import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  time: "Heure (UTC)",
  who: "Qui",
  what: "Action",
  about: "Concerne",
  number: "Nombre",

  team_started: "Équipe créée",
  team_renamed: "Équipe renommée",
  team_deleted: "Équipe supprimée",
  team_restored: "Équipe restaurée",
  joining_changed: "Adhésion par adresse modifiée",
  template_added: "Modèle ajouté",
  template_renamed: "Modèle renommé",
  template_changed: "Modèle modifié",
  template_undone: "Modification d’un modèle annulée",
  template_deleted: "Modèle supprimé",
  people_invited: "Invitation envoyée",
  invitation_renewed: "Invitation renouvelée",
  invitation_taken_back: "Invitation retirée",
  invitation_taken: "Invitation acceptée",
  invitation_declined: "Invitation refusée",
  person_joined: "Arrivée dans l’équipe",
  person_left: "Départ de l’équipe",
  person_removed: "Retrait de l’équipe",
  people_moved: "Passage à un autre modèle",
  role_changed: "Rôle modifié",
  card_corrected: "Carte corrigée",
} satisfies TranslationOf<typeof english>;

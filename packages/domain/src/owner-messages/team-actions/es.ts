import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  time: "Hora (UTC)",
  who: "Quién",
  what: "Acción",
  about: "Sobre",
  number: "Cantidad",

  team_started: "Equipo creado",
  team_renamed: "Equipo renombrado",
  team_deleted: "Equipo eliminado",
  team_restored: "Equipo restaurado",
  joining_changed: "Ingreso por dirección cambiado",
  template_added: "Plantilla añadida",
  template_renamed: "Plantilla renombrada",
  template_changed: "Plantilla cambiada",
  template_undone: "Cambio de una plantilla deshecho",
  template_deleted: "Plantilla eliminada",
  people_invited: "Invitación enviada",
  invitation_renewed: "Invitación renovada",
  invitation_taken_back: "Invitación retirada",
  invitation_taken: "Invitación aceptada",
  invitation_declined: "Invitación rechazada",
  person_joined: "Entrada en el equipo",
  person_left: "Salida del equipo",
  person_removed: "Baja del equipo",
  people_moved: "Cambio a otra plantilla",
  role_changed: "Rol cambiado",
  card_corrected: "Tarjeta corregida",
} satisfies TranslationOf<typeof english>;

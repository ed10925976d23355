import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Tu tarjeta te espera",
  heading: "{team} te ha hecho una tarjeta",
  works: "Está en {link} y ya funciona.",
  makeAccount: "Con una cuenta puedes completarla.",
  invitedBy: "{person} te ha invitado.",
  pictureOf: "Tu tarjeta {link}",
  forAddress: "La invitación es para {email}, hasta el {day}.",
  signedInAs: "Sesión iniciada como {email}",
  beside:
    "Aparece junto a tus propias tarjetas y no ocupa ninguno de tus espacios. {team} no ve tus propias tarjetas, tus contactos ni tus favoritos.",
  take: "Quedarme con la tarjeta",
  oneMoment: "Un momento...",
  haveAccount: "¿Ya tienes cuenta? <signIn>Iniciar sesión</signIn>",
  somebodyElse: "Esta invitación es para otra persona",
  onlyFor: "Solo vale para {email}.",
  signOut: "Cerrar sesión y seguir",
  byMistake: "¿La abriste por error? Cierra esta página, no ha pasado nada.",
  notForMe: "No es para mí",
  declined: "La invitación se ha rechazado",
  declinedLead: "No volverás a saber de ella.",
  ended: "Esta invitación ha caducado",
  endedLead: "Pide una nueva a quien te invitó. Tu tarjeta queda guardada para ti.",
  home: "Inicio",
  failed: "No se puede abrir la invitación.",
  notSent: "No ha funcionado. Inténtalo de nuevo.",
} satisfies TranslationOf<typeof english>;

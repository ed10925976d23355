import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Tu tarjeta te espera",
  hasMade: "{team} te ha hecho una tarjeta. Ya funciona.",
  invitedBy: "{person} te ha invitado.",
  pictureOf: "Tu tarjeta {address}",
  forAddress: "La invitación es para {email}, hasta el {day}.",
  beside:
    "Aparece junto a tus propias tarjetas y no ocupa ninguno de tus espacios. {team} no ve tus propias tarjetas, tus contactos ni tus favoritos.",
  take: "Quedarme con la tarjeta",
  oneMoment: "Un momento...",
  taken: "La tarjeta es tuya.",
  signUp: "Crear una cuenta",
  haveAccount: "Tengo una cuenta",
  somebodyElse: "Has iniciado sesión con otra dirección. Cierra la sesión y abre el enlace de nuevo.",
  notForMe: "No es para mí",
  declined: "La invitación se ha rechazado. No volverás a saber de ella.",
  ended: "Esta invitación ha caducado.",
  failed: "No ha funcionado. Inténtalo de nuevo.",
} satisfies TranslationOf<typeof english>;

import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  questions: "Domande? Scrivi a {support}",
  utcTime: "{time} UTC",
  dear: "Ciao {name},",
  wasYou: "Se l’hai fatto tu, non devi fare nulla.",
  codeValidity: {
    one: "È valido per {count} minuto e si usa una sola volta. Non condividerlo con nessuno: non te lo chiederemo mai per telefono o via email.",
    many: "È valido per {count} di minuti e si usa una sola volta. Non condividerlo con nessuno: non te lo chiederemo mai per telefono o via email.",
    other:
      "È valido per {count} minuti e si usa una sola volta. Non condividerlo con nessuno: non te lo chiederemo mai per telefono o via email.",
  },

  when: "Quando",
  device: "Dispositivo",
  card: "Biglietto",
  reason: "Motivo",

  browserOnSystem: "{browser} su {system}",
  unknownBrowserOnSystem: "Un browser sconosciuto su {system}",
  browserOnUnknownSystem: "{browser} su un sistema sconosciuto",
  unknownDevice: "Un browser sconosciuto su un sistema sconosciuto",

  signIn: "Accedi",
  newPassword: "Scegli una nuova password",
  changePassword: "Cambia la password",
} satisfies TranslationOf<typeof english>;

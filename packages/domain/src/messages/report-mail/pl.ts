import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Twoje zgłoszenie: {card}",
  takenDownTitle: "Wizytówka została zablokowana",
  leftUpTitle: "Wizytówka pozostaje online",
  preview: "Sprawdziliśmy Twoje zgłoszenie.",
  takenDown: "Sprawdziliśmy zgłoszoną wizytówkę i zablokowaliśmy ją. Dziękujemy.",
  leftUp: "Sprawdziliśmy zgłoszoną wizytówkę. Pozostaje ona online. Dziękujemy za zgłoszenie.",
  once: "Piszemy tylko raz, w odpowiedzi na Twoją prośbę. Nie przechowujemy Twojego adresu.",
  questions: "Masz pytania? Napisz do nas: {support}",
} satisfies TranslationOf<typeof english>;

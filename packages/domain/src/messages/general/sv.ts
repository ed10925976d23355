import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "Ditt konto håller på att avslutas. Återställ det först.",
  checkField: "Kontrollera det här fältet.",
  checkingPerson: "Vi kontrollerar att du är en människa. Det tar några sekunder.",
  checkInput: "Kontrollera fälten.",
  fileTakesTooMuch: "Den här filen tar för lång tid att läsa. Dela upp den eller exportera den igen.",
  forbidden: "Inte tillåtet",
  networkError: "Ingen anslutning. Försök igen.",
  notFound: "Vi hittade inte det du letade efter.",
  onlyJson: "Förfrågningar måste skickas som application/json.",
  onlyZip: "Skicka en ZIP-fil.",
  sent: "Skickat",
  signInFirst: "Logga in för att fortsätta.",
  tooLarge: "Det är för stort.",
  tooBusy: "Det är mycket just nu. Försök igen om en stund.",
  unexpected: "Något gick fel. Försök igen senare.",
  tooManyAttempts: {
    one: "För många försök. Försök igen om {seconds} sekund.",
    other: "För många försök. Försök igen om {seconds} sekunder.",
  },
} satisfies TranslationOf<typeof english>;

import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "Twoje konto jest zamykane. Najpierw je przywróć.",
  checkField: "Sprawdź to pole.",
  checkingPerson: "Sprawdzamy, czy jesteś człowiekiem. To potrwa kilka sekund.",
  checkInput: "Sprawdź pola.",
  fileTakesTooMuch: "Odczyt tego pliku trwa zbyt długo. Podziel go lub wyeksportuj ponownie.",
  forbidden: "Niedozwolone",
  networkError: "Brak połączenia. Spróbuj ponownie.",
  notFound: "Nie znaleźliśmy tego, czego szukasz.",
  onlyJson: "Żądania trzeba wysyłać jako application/json.",
  onlyZip: "Wyślij plik ZIP.",
  sent: "Wysłano",
  signInFirst: "Zaloguj się, aby kontynuować.",
  tooLarge: "To jest za duże.",
  tooBusy: "Mamy teraz bardzo duży ruch. Spróbuj ponownie za chwilę.",
  unexpected: "Coś poszło nie tak. Spróbuj ponownie później.",
  tooManyAttempts: {
    one: "Zbyt wiele prób. Spróbuj ponownie za {seconds} sekundę.",
    few: "Zbyt wiele prób. Spróbuj ponownie za {seconds} sekundy.",
    many: "Zbyt wiele prób. Spróbuj ponownie za {seconds} sekund.",
    other: "Zbyt wiele prób. Spróbuj ponownie za {seconds} sekundy.",
  },
} satisfies TranslationOf<typeof english>;

import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "Przejdź do treści",
  brandHome: "{brand}: strona główna",
  home: "Strona główna",
  pageNotFound: "Nie znaleziono strony",
  wentWrong: "Coś poszło nie tak",
  notFoundTitle: "Ups! Coś poszło nie tak.",
  notFoundText: "Nie udało nam się znaleźć tej strony. Zacznij od strony głównej.",
  restingTitle: "Ta wizytówka ma przerwę",
  restingText: "Na razie jest wstrzymana przez właściciela. Link jest poprawny, więc zajrzyj tu innego dnia.",
  goneTitle: "Tej wizytówki już nie ma",
  goneText: "Została usunięta przez właściciela.",
  leftText: "Należała do osoby, która odeszła z zespołu.",
  teamGoneTitle: "Tego zespołu już nie ma",
  teamGoneText: "Został usunięty przez właścicieli.",
  takenDownTitle: "Ta wizytówka została zablokowana",
  takenDownText:
    "Operator strony usunął ją po zgłoszeniu. Przyszła e-mailem lub SMS-em? Nie rób tego, o co prosi ta wiadomość.",
  legalTitle: "Niedostępne z przyczyn prawnych",
  legalText: "Tej wizytówki nie można tu pokazać.",
  isItYours: "To Twoja wizytówka? Powód podajemy w e-mailu, na który możesz odpowiedzieć.",
  filesToo: "Pliki tej wizytówki też są niedostępne.",
  language: "Język: {name}",
} satisfies TranslationOf<typeof english>;

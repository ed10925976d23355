import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "Komunikaty",
  close: "Zamknij",
  saveToFavourites: "Dodaj do ulubionych",
  savedToFavourites: "W ulubionych",
  favouriteAdded: "Dodano do ulubionych: {name}",
  favouriteRemoved: "Usunięto z ulubionych: {name}",
  addFailed: "Nie udało się dodać wizytówki do ulubionych.",
  removeFailed: "Nie udało się usunąć wizytówki z ulubionych.",
  favouritesFull: "W ulubionych mieści się 500 wizytówek. Usuń jedną, aby zrobić miejsce.",
  editCard: "Edytuj tę wizytówkę",
  goToDashboard: "Przejdź do swojego panelu",
  contactDownloaded: "Kontakt pobrany! Otwórz plik, aby zapisać go w swoich kontaktach.",
  contactFailed: "Nie udało się pobrać kontaktu. Spróbuj ponownie.",
  letThemKnow: "Niech {name} wie, kim jesteś",
  copied: "Skopiowano",
  copyValueFailed: "Nie udało się skopiować. Zaznacz tekst ręcznie.",
  linkCopied: "Link skopiowany",
  linkCopiedFor: "Link skopiowany. Wklej go w aplikacji {place}.",
  copyFailed: "Nie udało się skopiować. Zaznacz link ręcznie.",
  shareFailed: "Nie udało się udostępnić. Wybierz inny sposób poniżej.",
  qrDownloadFailed: "Nie udało się pobrać kodu QR.",
} satisfies TranslationOf<typeof english>;

import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  whose: "Wessen Kontakte",
  mine: "Meine",
  mineCounted: "Meine, {count}",
  shared: "Geteilte, {count}",
  sharedWith: "{team}, {count}",
  peopleShared: { one: "{count} Person mit {team} geteilt", other: "{count} Personen mit {team} geteilt" },
  export: "Exportieren",
  since:
    "Auf Teamkarten hinterlassen seit {day}, als das Teilen eingeschaltet wurde. Was vorher kam, sieht nur das jeweilige Mitglied.",
  isOff:
    "Das Teilen ist ausgeschaltet. Was Besucher währenddessen auf Teamkarten hinterlassen haben, bleibt hier.",
  withMember: "Bei {name}",
  onTheCard: "Auf der Karte",
  nobody: "Noch hat niemand Kontaktdaten hinterlassen",
  nobodyText: "Wer sie ab jetzt auf einer Teamkarte hinterlässt, erscheint hier.",
  noneFound: "Niemand gefunden",
  showAll: { one: "{count} Kontakt zeigen", other: "Alle {count} Kontakte zeigen" },
  notLoaded: "Die geteilten Kontakte konnten nicht geladen werden.",

  title: "Geteilte Kontakte",
  about:
    "Was Besucher auf einer Teamkarte hinterlassen, gehört dem Mitglied. Inhaber und Admins können es auch sehen.",
  share: "Neue Kontakte mit dem Team teilen",
  sharedSince: "Seit {day}. Besucher lesen das vor dem Senden.",
  staysTheirs:
    "Was vorher hinterlassen wurde, bleibt allein beim Mitglied. Persönliche Karten sieht das Team nie.",
  notShared: "Nur das jeweilige Mitglied sieht, was Besucher hinterlassen.",
  question: "Neue Kontakte mit dem Team teilen?",
  fromNow: {
    one: "Was Besucher ab jetzt auf der Teamkarte hinterlassen, sehen das Mitglied sowie Inhaber und Admins.",
    other:
      "Was Besucher ab jetzt auf einer der {count} Teamkarten hinterlassen, sehen das Mitglied sowie Inhaber und Admins.",
  },
  visitorsRead: "Das lesen Besucher vor dem Senden",
  example: "Kwame",
  beforeStays: "Was vorher hinterlassen wurde, bleibt allein beim Mitglied",
  personalStays: "Persönliche Karten sieht das Team nie",
  mails: {
    one: "Das Mitglied bekommt eine E-Mail darüber",
    other: "Alle {count} Mitglieder bekommen eine E-Mail darüber",
  },
  shareNew: "Neue teilen",
  sharing: "Wird geteilt ...",
  isShared: "Neue Kontakte werden geteilt. Alle Mitglieder bekommen eine E-Mail.",
  isNotShared: "Neue Kontakte werden nicht mehr geteilt.",
} satisfies TranslationOf<typeof english>;

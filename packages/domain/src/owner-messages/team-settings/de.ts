import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Team-Einstellungen",
  lead: "Nur Inhaber können sie ändern.",

  name: "Name",
  nameLead: "Er steht in E-Mails, an gesperrten Feldern und auf der Seite des Teams.",
  teamName: "Name des Teams",
  line: "Eine Zeile",
  saved: "Gespeichert.",

  logo: "Logo",
  logoLead: "Für das Team selbst. Vorlagen haben ihr eigenes, das davon abweichen kann.",
  logoOfTemplate: "Bis es eines gibt, wird das Logo der ersten Vorlage gezeigt.",

  page: "Seite des Teams",
  pageLead: "Personen, die gezeigt werden möchten, mit Suche. Aus, bis du sie einschaltest.",
  showPage: "Seite zeigen",
  agreed: {
    one: "{agreed} von {count} Person möchte gezeigt werden.",
    other: "{agreed} von {count} Personen möchten gezeigt werden.",
  },
  searchEngines: "Suchmaschinen dürfen sie aufnehmen",
  searchEnginesText: "Solange das aus ist, bittet die Seite Suchmaschinen, sie nicht aufzunehmen.",
  address: "Adresse",
  change: "Ändern",
  openPage: "Seite öffnen",
  memberDecides:
    "Jedes Mitglied entscheidet das auf der eigenen Seite des Teams. Du kannst es nicht für andere entscheiden.",
  changeAddress: "Adresse ändern",
  formerEnds: "Die bisherige Adresse funktioniert dann sofort nicht mehr.",
  showMe: "Mich auf der Seite des Teams zeigen",
  showMeText: "Alle können {address} lesen. Du kannst das jederzeit ändern.",

  joining: "Beitritt per Adresse",
  joiningLead: "Wer eine Adresse deiner Domain bestätigt, kann ohne Einladung beitreten.",
  letJoin: "Kolleginnen und Kollegen selbst beitreten lassen",
  letJoinText: "Mit einer Adresse bei {domain}. Sie bekommen eine Karte aus {template}.",
  template: "Vorlage ihrer Karten",
  joinNote: "Die Domain ist die deiner bestätigten Adresse. Öffentliche Mail-Anbieter sind ausgeschlossen.",

  data: "Daten des Teams",
  dataLead: "Team, Vorlagen, Personen und Karten, in Formaten, die andere Programme lesen.",
  copy: "Eine Kopie des Teams",
  copyText:
    "Sie gehört zur Kopie deiner eigenen Daten, einer ZIP-Datei. Eine andere Installation kann sie importieren.",
  makeCopy: "Kopie erstellen",
  bringIn: "Kopie einspielen",
  bringInText: "Ihre Vorlagen kommen dazu, und ihre Personen werden neu eingeladen. Du siehst es vorher.",
  bringInQuestion: "{team} in dieses Team einspielen?",
  whichTeam: "Welches Team?",
  templatesAdded: { one: "{count} Vorlage kommt dazu", other: "{count} Vorlagen kommen dazu" },
  invitedAnew: {
    one: "{count} Person wird neu eingeladen, mit Karte",
    other: "{count} Personen werden neu eingeladen, jede mit Karte",
  },
  leftOut: {
    one: "{count} Person bleibt draußen: schon hier oder nicht lesbar",
    other: "{count} Personen bleiben draußen: schon hier oder nicht lesbar",
  },
  photosToo: "Foto und weitere Angaben trägt jede Person wieder ein.",
  noSeats: {
    one: "Es ist Platz für {count} Person. Füge zuerst Plätze hinzu.",
    other: "Es ist Platz für {count} Personen. Füge zuerst Plätze hinzu.",
  },
  broughtIn: "{team} ist eingespielt.",

  deleteTeam: "Team löschen",
  deleteLead: {
    one: "Die Teamkarte endet sofort. Nach sieben Tagen wird alles gelöscht.",
    other: "Alle {count} Teamkarten enden sofort. Nach sieben Tagen wird alles gelöscht.",
  },
  deleteQuestion: "{team} löschen?",
  cardsEnd: { one: "Die Teamkarte endet sofort", other: "Alle {count} Teamkarten enden sofort" },
  cardsEndText: "Wer eine Adresse oder einen Code öffnet, liest, dass es die Karte nicht mehr gibt.",
  planEnds: "Das Abo endet heute",
  goneLater: "Am {day} wird alles gelöscht, was zum Team gehört",
  bringBack: "Bis dahin kannst du das Team zurückholen.",
  everybodyKeeps: "Alle behalten ihr Konto, ihre eigenen Karten und ihre Kontakte",
  typeToConfirm: "Gib zur Bestätigung {team} ein",
  keep: "Team behalten",
  deleting: "Wird gelöscht ...",
  isDeleted: "{team} ist gelöscht.",
} satisfies TranslationOf<typeof english>;

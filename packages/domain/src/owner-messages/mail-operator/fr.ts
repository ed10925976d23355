import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  contactSubject: "Un message du formulaire de contact {brand}",
  contactTitle: "Vous avez un nouveau message",
  contactPreview: "Envoyé depuis votre page de contact.",
  from: "De",
  contactUntrusted:
    "N’importe qui peut remplir ce formulaire. Vérifiez qui vous écrit avant d’ouvrir un lien ou de donner des informations privées.",

  reportedSubject: "Signalement\u202f: {card}",
  reportedTitle: "Une carte a été signalée",
  reportedPreview: "À examiner.",
  urgentSubject: {
    one: "Urgent\u202f: {card} signalée depuis {count} réseau",
    many: "Urgent\u202f: {card} signalée depuis {count} réseaux",
    other: "Urgent\u202f: {card} signalée depuis {count} réseaux",
  },
  urgentTitle: "Plusieurs personnes ont signalé une carte",
  urgentPreview: "Depuis des réseaux différents, en une journée.",
  openReports: "Signalements ouverts",
  reportsFrom: {
    one: "{reports}, depuis {count} réseau aujourd’hui",
    many: "{reports}, depuis {count} réseaux aujourd’hui",
    other: "{reports}, depuis {count} réseaux aujourd’hui",
  },
  review: "Examiner",
  anybodyReports:
    "Tout le monde peut signaler une carte. Elle reste en ligne jusqu’à votre décision\u202f; rien n’est retiré automatiquement.",

  answeredSubject: "Réponse au sujet de la carte {card}",
  answeredTitle: "Réponse au sujet d’une carte retirée",
  answeredPreview: "De la personne à qui elle appartient.",
  answeredNext:
    "Vérifiez la carte avant de la restaurer. Répondez à cet e-mail pour joindre la personne à qui elle appartient.",
} satisfies TranslationOf<typeof english>;

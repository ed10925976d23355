import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  contactsQuestion: "Ne plus recevoir d’e-mail pour les nouveaux contacts\u202f?",
  contactsText:
    "Les nouvelles personnes apparaîtront toujours dans vos contacts. Vous pourrez réactiver ces e-mails dans les paramètres.",
  weeklyQuestion: "Ne plus recevoir le résumé de la semaine\u202f?",
  weeklyText: "Vos statistiques ne changent pas. Vous pourrez réactiver ces e-mails dans les paramètres.",
  stop: "Ne plus recevoir ces e-mails",
  stopped: "C’est noté",
  contactsStopped:
    "Vous ne recevrez plus d’e-mail pour les nouveaux contacts. Les nouvelles personnes apparaîtront toujours dans vos contacts.",
  weeklyStopped: "Vous ne recevrez plus le résumé de la semaine. Vos statistiques ne changent pas.",
  notValid: "Ce lien n’est pas valable",
  notFound: "Nous n’avons pas trouvé ce que vous cherchez.",
  home: "Accueil",
} satisfies TranslationOf<typeof english>;

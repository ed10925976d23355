import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  personShared: "{person} ti ha lasciato i suoi recapiti",
  someoneShared: "Una persona ti ha lasciato i suoi recapiti",
  peopleShared: {
    one: "{number} persona ti ha lasciato i suoi recapiti",
    many: "{number} di persone ti hanno lasciato i loro recapiti",
    other: "{number} persone ti hanno lasciato i loro recapiti",
  },
  preview: "Dal tuo biglietto.",
  more: {
    one: "E {count} altra persona nei tuoi contatti.",
    many: "E altre {count} di persone nei tuoi contatti.",
    other: "E altre {count} persone nei tuoi contatti.",
  },
  open: "Apri nei miei contatti",
  attached: "Chiunque apra il tuo biglietto può compilare il modulo. In allegato trovi il file di contatto.",
  attachedReply:
    "Chiunque apra il tuo biglietto può compilare il modulo. In allegato trovi il file di contatto. Per contattare la persona, rispondi a questa email.",
  stop: "Disattiva queste email",
} satisfies TranslationOf<typeof english>;

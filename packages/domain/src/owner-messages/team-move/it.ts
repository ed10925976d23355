import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: {
    one: "Sposta {count} persona",
    many: "Sposta {count} di persone",
    other: "Sposta {count} persone",
  },
  allIn: "{names}, tutte in {template}",
  oneIn: "{names}, in {template}",
  others: {
    one: "{count} altra",
    many: "{count} di altre",
    other: "altre {count}",
  },
  moveTo: "Sposta in",
  whatWillChange: "Che cosa cambierà",
  looking: "Controllo di che cosa cambierà...",
  notLooked: "Impossibile sapere che cosa cambierà",
  stays: "Resta",
  addresses: "Indirizzi dei biglietti",
  codesAndLinks: "codici e link",
  nothingChanges: "Nient’altro avrà un aspetto diverso.",
  onCards: {
    one: "su {count} biglietto",
    many: "su {count} di biglietti",
    other: "su {count} biglietti",
  },
  move: {
    one: "Sposta {count} persona",
    many: "Sposta {count} di persone",
    other: "Sposta {count} persone",
  },
  moving: "Spostamento...",
  moved: {
    one: "{count} persona spostata in {template}.",
    many: "{count} di persone spostate in {template}.",
    other: "{count} persone spostate in {template}.",
  },
  movedBack: {
    one: "{count} persona riportata indietro.",
    many: "{count} di persone riportate indietro.",
    other: "{count} persone riportate indietro.",
  },
  failed: "Nessuno è stato spostato. Riprova.",
  backFailed: "Non tutti sono stati riportati indietro. Controlla in Persone.",
  moveThem: "Sposta",
  moveToTemplate: "Sposta in un modello",
  withoutCard: "Nessuna di loro ha ancora un biglietto del team.",
} satisfies TranslationOf<typeof english>;

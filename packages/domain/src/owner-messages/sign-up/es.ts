import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Crear una cuenta",
  description: "Crea tu primera tarjeta de visita digital. Una tarjeta es gratis para siempre.",
  accountFirst: "Primero, crea tu cuenta",
  makeFirstCard: "Crea tu primera tarjeta",
  keepsCardOf:
    "Con una cuenta, la tarjeta de {name} queda guardada. Y una tarjeta propia es gratis para siempre.",
  freeForever: "Una tarjeta es gratis para siempre. Sin datos de pago.",
  haveAccount: "¿Ya tienes una cuenta? <signIn>Inicia sesión</signIn>",

  agree: "Acepto las <terms>Condiciones del servicio</terms> y la <privacy>Política de privacidad</privacy>.",
  createAccount: "Crear cuenta",
  creatingAccount: "Creando la cuenta…",
} satisfies TranslationOf<typeof english>;

import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  captionTooLong: "Usa 30 caracteres como máximo.",
  walletNotConfigured: "Los pases todavía no están configurados aquí",
  premiumCode: "Los códigos QR vienen con Premium.",
  pieceFailed: "No pudimos crearlo. Inténtalo de nuevo; todo lo demás sigue funcionando.",
  pageTooLarge: "La página ocuparía más de 400\u00a0KB. Usa una foto más pequeña.",
  unprintable:
    "Este nombre todavía no se puede imprimir: ninguna fuente disponible tiene letras de estos alfabetos: {scripts}.",
  unprintableSome:
    "Este nombre todavía no se puede imprimir: ninguna fuente disponible tiene algunas de sus letras.",
  undrawable:
    "Esta tarjeta todavía no se puede dibujar completa: ninguna fuente disponible tiene letras de estos alfabetos: {scripts}.",
  undrawableSome:
    "Esta tarjeta todavía no se puede dibujar completa: ninguna fuente disponible tiene algunas de sus letras.",
  nextInLine: "El tuyo es el siguiente",
  placeInLine: "Puesto {place} en la cola",
} satisfies TranslationOf<typeof english>;

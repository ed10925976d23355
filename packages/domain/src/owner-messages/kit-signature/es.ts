import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  side: "Cara",
  layout: "Diseño",
  line: "Línea",
  withPhoto: "Con foto",
  photoAndCode: "Foto y código",
  channels: "Canales",
  chosenOf: "{count} de {max} elegidos",
  chosenAll: "{count} de {max} elegidos, el máximo",

  asShown: "Como se ve en una app de correo",
  preview: "Vista previa",
  light: "Claro",
  dark: "Oscuro",

  copy: "Copiar",
  copied: "Copiado",
  copyHtml: "Copiar HTML",
  downloadHtml: "Descargar .html",
  signatureCopied: "Firma copiada. Pégala en tu app de correo.",
  signatureNotCopied: "No pudimos copiar la firma. Descárgala como archivo.",
  htmlCopied: "HTML copiado.",
  htmlNotCopied: "No pudimos copiar el HTML. Descárgalo como archivo.",
  weight: "{size} de {max}. Sin scripts ni rastreo. Se lee sin imágenes y en modo oscuro.",
  fileTitle: "Firma",

  emailApps: "Apps de correo",
  pressCopy: "Pulsa «Copiar».",
  gmailSettings: "En Gmail, abre «Configuración», «Ver todos los ajustes» y baja hasta «Firma».",
  gmailPaste: "Crea una firma, pégala en el campo y pulsa «Guardar cambios» al final de la página.",
  outlookSettings:
    "En Outlook, abre «Configuración», «Cuentas», «Firmas»; en versiones antiguas, «Archivo», «Opciones», «Correo», «Firmas».",
  outlookPaste: "Crea una firma, pégala en el campo, elígela para los mensajes nuevos y pulsa «Guardar».",
  appleMailSettings: "En Mail, abre «Ajustes», «Firmas», elige la cuenta y pulsa «+».",
  appleMailPaste:
    "Desactiva la opción de usar siempre el tipo de letra por omisión y pega la firma sobre el texto del campo.",
  pressCopyHtml: "Pulsa «Copiar HTML».",
  thunderbirdSettings: "En Thunderbird, abre «Configuración de la cuenta» y elige la cuenta.",
  thunderbirdPaste: "Marca «Usar HTML» encima del campo de la firma y pega ahí el código.",
} satisfies TranslationOf<typeof english>;

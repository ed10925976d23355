import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Tu semana: {views}, {saves}",
  preview: "{views}, {saves}, {visitors}.",
  viewCount: { one: "{count} vista", many: "{count} de vistas", other: "{count} vistas" },
  saveCount: { one: "{count} guardado", many: "{count} de guardados", other: "{count} guardados" },
  visitorCount: { one: "{count} visitante", many: "{count} de visitantes", other: "{count} visitantes" },

  titleInMonth: "Tu semana, del {first} al {last} de\u00a0{month}",
  title: "Tu semana, del {first} al {last}",
  together: "Todas tus tarjetas juntas.",

  views: "Vistas",
  visitors: "Visitantes",
  saves: "Guardados",
  details: "Datos recibidos",
  none: "Nada en ninguna de las dos semanas",
  same: "Igual que la semana anterior",
  more: {
    one: "{count} más que la semana anterior",
    many: "{count} más que la semana anterior",
    other: "{count} más que la semana anterior",
  },
  fewer: {
    one: "{count} menos que la semana anterior",
    many: "{count} menos que la semana anterior",
    other: "{count} menos que la semana anterior",
  },
  figure: "{label}: {value}. {change}.",

  viewsByDay: "Vistas por día",
  cameBy: "La mayoría llegó por {ways}.",
  byLink: "el enlace {link} ({views})",
  byQr: "el código QR ({views})",
  byDirect: "el enlace directo ({views})",
  bySignature: "la firma de correo ({views})",
  byPrint: "la tarjeta impresa ({views})",
  byWallet: "Wallet ({views})",
  byNfc: "la etiqueta NFC ({views})",
  byBackground: "el fondo de videollamada ({views})",
  byPage: "la página en un archivo ({views})",
  tapped: {
    one: "Lo más tocado fue {channel}: una vez.",
    many: "Lo más tocado fue {channel}: {count} de veces.",
    other: "Lo más tocado fue {channel}: {count} veces.",
  },

  open: "Abrir Estadísticas",
  asked: "Pediste recibir este correo una vez por semana.",
  stop: "No recibir más el resumen semanal",
} satisfies TranslationOf<typeof english>;

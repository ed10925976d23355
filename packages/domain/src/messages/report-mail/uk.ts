import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Ваша скарга на візитку {card}",
  takenDownTitle: "Візитку заблоковано",
  leftUpTitle: "Візитка залишається онлайн",
  preview: "Ми розглянули вашу скаргу.",
  takenDown: "Ми перевірили візитку, на яку ви поскаржилися, і заблокували її. Дякуємо.",
  leftUp: "Ми перевірили візитку, на яку ви поскаржилися. Вона залишається онлайн. Дякуємо, що повідомили.",
  once: "Ви отримали лише цей один лист, бо просили відповісти. Вашої адреси ми не зберігаємо.",
  questions: "Є запитання? Пишіть на {support}",
} satisfies TranslationOf<typeof english>;

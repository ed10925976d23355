import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "Візитка: {name}",
  coverOf: "Обкладинка візитки: {name}",
  card: "Візитка",
  name: "Ім’я",
  role: "Посада",
  company: "Компанія",
  phone: "Телефон",
  companyName: "Назва компанії",
  positionOrJob: "Посада/професія",
  openAtLabel: "Адреса моєї візитки",
  openCard: "Відкрити візитку",
  addToContact: "Зберегти контакт",
  scanToSave: "Відскануйте, щоб зберегти мій контакт",
  qrCodeOfCard: "QR-код цієї візитки",
  businessCard: "Візитка",
  metOn: "Знайомство: {name}, {day}",
} satisfies TranslationOf<typeof english>;

import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "รายงานของคุณ: {card}",
  takenDownTitle: "นามบัตรถูกนำออกแล้ว",
  leftUpTitle: "นามบัตรยังออนไลน์อยู่",
  preview: "เราตรวจสอบรายงานของคุณแล้ว",
  takenDown: "เราตรวจสอบนามบัตรที่คุณรายงานและนำออกแล้ว ขอบคุณที่แจ้งให้เราทราบ",
  leftUp: "เราตรวจสอบนามบัตรที่คุณรายงานแล้ว และนามบัตรยังออนไลน์อยู่ ขอบคุณที่แจ้งให้เราทราบ",
  once: "เราส่งอีเมลฉบับเดียวนี้เพราะคุณขอคำตอบไว้ เราไม่เก็บที่อยู่อีเมลของคุณ",
  questions: "มีคำถามไหม เขียนถึง {support}",
} satisfies TranslationOf<typeof english>;

import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  contactSubject: "رسالة من نموذج الاتصال في {brand}",
  contactTitle: "لديك رسالة جديدة",
  contactPreview: "أُرسلت من صفحة الاتصال.",
  from: "من",
  contactUntrusted: "يمكن لأي شخص ملء النموذج. يُرجى التحقق من المرسل قبل فتح الروابط أو مشاركة أي شيء خاص.",

  reportedSubject: "بلاغ عن {card}",
  reportedTitle: "تم الإبلاغ عن بطاقة",
  reportedPreview: "يُرجى مراجعتها.",
  urgentSubject: {
    zero: "عاجل: بلاغات عن {card} من {count} شبكة",
    one: "عاجل: بلاغات عن {card} من شبكة واحدة",
    two: "عاجل: بلاغات عن {card} من شبكتين",
    few: "عاجل: بلاغات عن {card} من {count} شبكات",
    many: "عاجل: بلاغات عن {card} من {count} شبكة",
    other: "عاجل: بلاغات عن {card} من {count} شبكة",
  },
  urgentTitle: "أبلغ عدة أشخاص عن بطاقة",
  urgentPreview: "من شبكات مختلفة خلال يوم واحد.",
  openReports: "البلاغات المفتوحة",
  reportsFrom: {
    zero: "{reports}، من {count} شبكة اليوم",
    one: "{reports}، من شبكة واحدة اليوم",
    two: "{reports}، من شبكتين اليوم",
    few: "{reports}، من {count} شبكات اليوم",
    many: "{reports}، من {count} شبكة اليوم",
    other: "{reports}، من {count} شبكة اليوم",
  },
  review: "مراجعة",
  anybodyReports: "يمكن لأي شخص الإبلاغ عن بطاقة. تبقى متاحة إلى حين قرارك، ولا يُحجب أي شيء تلقائيًا.",

  answeredSubject: "رد صاحب البطاقة {card}",
  answeredTitle: "رد صاحب البطاقة",
  answeredPreview: "بشأن بطاقة محجوبة.",
  answeredNext: "يُرجى التحقق من البطاقة قبل استعادتها. الرد على هذه الرسالة يصل إلى صاحبها.",
} satisfies TranslationOf<typeof english>;

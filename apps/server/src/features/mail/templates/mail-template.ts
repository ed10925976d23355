import type { Area } from "@visita/domain/language/area";
import { directionOf, localeOf, type OwnerLanguage } from "@visita/domain/language/languages";
import { inside, type Translate, withoutIsolates } from "@visita/domain/language/message";
import { type MailCommonText, mailCommonTexts } from "@visita/domain/owner-messages/mail-common";
import type { MailBudgetName } from "../mail-budgets.ts";
import { type DeviceName, deviceWords } from "../user-agent.service.ts";
import type { MailBlock, MailBranding, MailContent, MailLink } from "./mail-content.ts";

export type MailTemplate<Values> = {
  /** Unless the sender names another one. */
  budget: MailBudgetName;
  /** `language`: the recipient's. */
  write(values: Values, site: MailBranding, language: OwnerLanguage): Promise<MailContent>;
};

/** What mails of every kind are written with. */
export type MailFrame = MailBranding & {
  readonly language: OwnerLanguage;
  readonly common: MailCommonText;
  /** In UTC, because the recipient's time zone is unknown. */
  moment(at: number): string;
  device(name: DeviceName): string;
  /** What somebody typed or what begins with a sign, apart from the direction of the mail. */
  apart(text: string): string;
  /** To a path of the installation, as the next. */
  button(label: string, path: string): MailBlock;
  link(label: string, path: string): MailLink;
};

type Composed = Omit<MailContent, "language" | "questions">;

/** Templates whose texts are those of one area. */
export function templatesOf<English extends object>(area: Area<English>) {
  return <Values>(
    budget: MailBudgetName,
    compose: (t: Translate<English>, values: Values, frame: MailFrame) => Composed | Promise<Composed>,
  ): MailTemplate<Values> => ({
    budget,
    async write(values, site, language) {
      const [t, common] = await Promise.all([area.load(language), mailCommonTexts.load(language)]);
      const mail = await compose(t, values, frameOf(site, language, common));
      return {
        language,
        questions: common("questions", { support: "{support}" }),
        ...mail,
        // Mail programs order a subject themselves, and filters distrust invisible characters in one.
        subject: withoutIsolates(mail.subject),
      };
    },
  });
}

function frameOf(site: MailBranding, language: OwnerLanguage, common: MailCommonText): MailFrame {
  const urlOf = (path: string) => site.publicUrl + path;
  const moments = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return {
    ...site,
    language,
    common,
    moment: (at) => common("utcTime", { time: moments.format(at) }),
    device: (name) => deviceWords(common, name),
    apart: (text) => inside(text, directionOf(language) === "rtl"),
    button: (label, path) => ({ type: "button", label, url: urlOf(path) }),
    link: (label, path) => ({ label, url: urlOf(path) }),
  };
}

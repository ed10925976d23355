import type { VisibleCard } from "../card/card.contract.ts";
import { themeOf } from "../card/themes.ts";
import { formatDecimal, formatList } from "../format.ts";
import type { ColorNames } from "../owner-messages/colors.ts";
import type { KitVerdictText } from "../owner-messages/kit-verdict.ts";
import { codeColor } from "./code-color.ts";
import { contrastWithWhite, QR_MIN_CONTRAST, QR_SIZES } from "./kit.constants.ts";
import type { QrQuery, QrReading } from "./kit.contract.ts";

type Code = {
  readonly card: Pick<VisibleCard, "color" | "occupation" | "companyname" | "contacts">;
  readonly query: Pick<QrQuery, "content" | "color" | "center">;
  readonly reading: QrReading;
};

type Texts = { readonly t: KitVerdictText; readonly colorName: ColorNames };

/** What came of reading a code back, and what to do. */
export function verdictWords(texts: Texts, code: Code): { title: string; text: string } {
  const { t } = texts;
  const { verdict, captionProblem } = code.reading;
  if (verdict === "refused") return { title: t("refused"), text: refusalText(texts, code) };
  const first = verdict === "dense" ? denseText(t, code) : goodText(t, code.reading);
  if (!captionProblem) return { title: t(verdict), text: first };
  const second = t(captionProblem === "width" ? "captionTooWide" : "captionWithoutFont");
  return { title: t(verdict), text: t("twoSentences", { first, second }) };
}

function goodText(t: KitVerdictText, { modules, minWidthMm, correction }: QrReading): string {
  return t("goodText", { sizes: formatList(t.language, QR_SIZES), width: minWidthMm, modules, correction });
}

function denseText(t: KitVerdictText, { card, query, reading }: Code): string {
  const { modules, minWidthMm: width } = reading;
  if (query.content === "address") return t("denseWithLink", { modules, width });
  const { occupation, companyname, contacts } = card;
  const held = [
    t("name"),
    ...(occupation ? [t("role")] : []),
    ...(companyname ? [t("company")] : []),
    ...(contacts["phonenumber"] ? [t("phone")] : []),
    ...(contacts["email"] ? [t("email")] : []),
    t("linkToCard"),
  ];
  const content = formatList(t.language, held);
  return t("denseWithContact", { modules, content, width });
}

function refusalText({ t, colorName }: Texts, { card, query, reading }: Code): string {
  const { reason, modules } = reading;
  if (reason === "contrast") {
    const theme = themeOf(card.color);
    const contrast = formatDecimal(t.language, contrastWithWhite(codeColor(theme, query.color)));
    return t("tooFaint", { color: colorName(theme.key), contrast, least: QR_MIN_CONTRAST });
  }
  if (reason === "missing") return t(query.center === "logo" ? "noLogo" : "noPhoto");
  if (modules === 0) return t("tooLong");
  const first = reason === "density" ? t("tooDense", { modules }) : t("notRead");
  const second = t(query.center === "none" ? "useLink" : "removePicture");
  return t("twoSentences", { first, second });
}

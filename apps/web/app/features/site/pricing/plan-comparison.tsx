import { FREE_CHANNELS, featuresOf } from "@visita/domain/billing/plan.rules";
import { cardThemes } from "@visita/domain/card/themes";
import { plansTexts } from "@visita/domain/owner-messages/plans";
import { Check, Minus } from "lucide-react";
import { useId } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";

const free = featuresOf("inactive");
const premium = featuresOf("active");

/** A test compares it with the catalogue, which would be a heavy way of knowing one number. */
const ALL_CHANNELS = 70;

type Content = string | boolean;
const ROWS: readonly (readonly [what: string, free: Content, premium: Content])[] = [
  ["Cards", String(free.cards), `Up to ${premium.cards}`],
  ["Photo, name, job title, company, bio", true, true],
  ["Contact channels", String(FREE_CHANNELS.length), `All ${ALL_CHANNELS}`],
  ["A short link of your choice", true, true],
  ["Add to Contact", true, true],
  ["Sharing by link, chat, email and SMS", true, true],
  ["Favorites", true, true],
  ["Insights by day and source", true, true],
  ["Live named links per card", String(free.links), String(premium.links)],
  ["Details from visitors, and your contacts", true, true],
  ["Signature, wallet, print, NFC, backgrounds, web page", true, true],
  ["Download everything, leave at any time", true, true],
  ["Your logo", free.logo, premium.logo],
  ["Colours", free.colour || "1", `${cardThemes.length}`],
  ["QR code to show and download", free.qrCode, premium.qrCode],
];

export function PlanComparison() {
  const headingId = useId();
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-20">
      <div>
        <h2 id={headingId} className="type-title">
          What each plan contains
        </h2>
        <p className="mt-3 text-muted">
          Premium Monthly and Premium Yearly contain the same. They differ in how you pay.
        </p>
      </div>
      <table aria-labelledby={headingId} className="w-full border-b border-line">
        <thead>
          <tr className="align-bottom text-small">
            <td />
            <th scope="col" className={columnClass}>
              {useTranslate(plansTexts)("foreverFree")}
            </th>
            <th scope="col" className={columnClass}>
              Premium
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([what, inFree, inPremium]) => (
            <tr key={what} className="border-t border-line">
              <th scope="row" className="py-3.5 pe-3 font-medium">
                {what}
              </th>
              <Cell content={inFree} />
              <Cell content={inPremium} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const columnClass = "w-20 pb-3 ps-3 font-semibold md:w-40";

function Cell({ content }: { content: Content }) {
  return (
    <td className="py-3.5 ps-3">{typeof content === "string" ? content : <Sign isContained={content} />}</td>
  );
}

function Sign({ isContained }: { isContained: boolean }) {
  const Icon = isContained ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden="true"
        size={20}
        strokeWidth={1.75}
        className={isContained ? "text-success" : "text-muted"}
      />
      <VisuallyHidden>{isContained ? "Yes" : "No"}</VisuallyHidden>
    </>
  );
}

import type { Kit } from "@visita/domain/kit/kit.contract";
import { Notice } from "../../ui/notice.tsx";

const TITLES: Readonly<Record<NonNullable<Kit["hidden"]>, string>> = {
  resting: "Your card is resting",
  gone: "Your card is not shown",
  taken_down: "Your card was taken down",
  legal: "Your card was taken down",
};

/** Every piece leads to the link of the card, at which there is nothing to see. */
export function HiddenCardNotice({ hidden }: Pick<Kit, "hidden">) {
  if (hidden === null) return null;
  return (
    <div className="mb-6">
      <Notice tone="warning" title={TITLES[hidden]}>
        <p>
          Codes and links lead to a page that says so
          {hidden === "resting" ? ", until you show it again on the dashboard." : "."}
        </p>
      </Notice>
    </div>
  );
}

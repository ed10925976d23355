import { scanTexts } from "@visita/domain/owner-messages/scan";
import { Handshake } from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { Select } from "../../ui/select.tsx";
import type { Scanning } from "./use-scan.ts";

type MetSelectProps = {
  scan: Scanning;
  isLabelHidden?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** The values of a select are not empty. */
const NONE = "none";

/** The link at whose occasion people are met; left out where there is none to choose. */
export function MetSelect({ scan, isLabelHidden = false, onOpenChange }: MetSelectProps) {
  const t = useTranslate(scanTexts);
  const { occasions, occasion, chooseOccasion } = scan;
  if (occasions.length === 0) return null;
  const leading = (
    <Handshake aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-muted" />
  );
  const labelOf = (name: string) => (isLabelHidden ? t("metAtLink", { link: name }) : name);
  return (
    <Select
      label={t("metAt")}
      isLabelHidden={isLabelHidden}
      {...(onOpenChange && { onOpenChange })}
      value={occasion?.linkid ?? NONE}
      onValueChange={(linkid) => chooseOccasion(linkid === NONE ? "" : linkid)}
      options={[
        ...occasions.map(({ linkid, name }) => ({ value: linkid, label: labelOf(name), leading })),
        { value: NONE, label: t("withoutLink"), leading, isApart: true },
      ]}
    />
  );
}

import { DEFAULT_THEME } from "@visita/domain/card/themes";
import type { Template } from "@visita/domain/team/template";
import { CardChip } from "../../card/view/card-chip.tsx";

type TemplateChipProps = { template: Pick<Template, "color">; className?: string };

/** A template as a sign, in its colour. It always stands beside its name. */
export function TemplateChip({ template: { color }, className = "w-6.5" }: TemplateChipProps) {
  return (
    <CardChip
      color={color.rule === "fixed" ? color.value : DEFAULT_THEME}
      isResting={false}
      className={className}
    />
  );
}

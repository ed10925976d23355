import type { SideNumber } from "@visita/domain/card/card-sides";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { wizardPreviewTexts } from "@visita/domain/owner-messages/wizard-preview";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Segments } from "../../../ui/segments.tsx";
import { sideName } from "../sides/side-values.ts";
import { useSideLanguages, useWizard, useWizardState } from "../wizard-context.tsx";

/** The side that somebody types in or has chosen. */
export function useShownSide(): SideNumber {
  return useWizardState(({ values, shownSide }) => (values.secondSide ? shownSide : 1));
}

/** Above the preview of a card with two sides. */
export function SideSegments({ className }: { className: string }) {
  const t = useTranslate(wizardPreviewTexts);
  const wizard = useTranslate(wizardTexts);
  const { store } = useWizard();
  const [first, second] = useSideLanguages();
  const side = useShownSide();
  if (second === undefined) return null;
  return (
    <Segments
      label={t("side")}
      options={[
        { value: 1, label: sideName(first, 1, wizard), lang: first },
        { value: 2, label: sideName(second, 2, wizard), lang: second || undefined },
      ]}
      value={side}
      className={classNames("bg-paper-200! dark:bg-surface!", className)}
      onValueChange={store.showSide}
    />
  );
}

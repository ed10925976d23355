import { initials } from "@visita/domain/card/initials";
import { wizardPreviewTexts } from "@visita/domain/owner-messages/wizard-preview";
import { ChevronUp } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { CardCover } from "../../../ui/card-cover.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { CardPhoto } from "../../card/view/card-pictures.tsx";
import { PreviewHint, PreviewRole } from "../../card/view/card-preview.tsx";
import { AudienceSelect } from "../audience/audience-select.tsx";
import { useWizard } from "../wizard-context.tsx";
import { PreviewCard, usePreviewCard } from "./preview-card.tsx";
import { SideSegments, useShownSide } from "./preview-sides.tsx";

/** On phones: the top of the card looks out above the buttons, and opens to the whole of it. */
export function PreviewPeek() {
  const t = useTranslate(wizardPreviewTexts);
  const [isOpen, setOpen] = useState(false);
  const { template } = useWizard();
  const { fullname, occupation, companyname, profilepic, color } = usePreviewCard(useShownSide());
  return (
    <>
      <CardCover theme={color} className="short:hidden lg:hidden">
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="flex h-17 w-full items-center gap-3 overflow-hidden pe-2.5 ps-gutter text-start -outline-offset-6"
        >
          <CardPhoto src={profilepic} letters={initials(fullname)} className="w-10 shrink-0" />
          <span className="grid min-w-0 flex-1 leading-[1.25]">
            <bdi className="truncate font-display text-lead leading-[max(1.2,var(--text-name--line-height))] font-[460] tracking-(--text-name--letter-spacing)">
              {fullname.trim() || <PreviewHint of="yourName" />}
            </bdi>
            <bdi className="truncate text-caption leading-[1.25]">
              <PreviewRole occupation={occupation.trim()} companyname={companyname.trim()} />
            </bdi>
          </span>
          <span className="inline-flex items-center gap-1 p-2 text-help font-semibold">
            {t("openPreview")}
            <ChevronUp aria-hidden="true" size={18} strokeWidth={2} />
          </span>
        </button>
      </CardCover>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={t("preview")}>
        <AudienceSelect className="mt-3" />
        <SideSegments className="mt-3" />
        {template && <div className="mt-3">{template.previewHead}</div>}
        <div className="-mx-4 mt-3 -mb-2">
          <PreviewCard />
        </div>
      </Dialog>
    </>
  );
}

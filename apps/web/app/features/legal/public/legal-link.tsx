import { commonTexts } from "@visita/domain/owner-messages/common";
import { type ReactNode, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { useLazyModule } from "../../../ui/use-lazy-module.ts";
import type { LegalSection, LegalTextName } from "../legal-texts.ts";

const loadDialog = () => import("../legal-dialog.tsx");

type LegalLinkProps = {
  text: LegalTextName;
  /** The heading to begin at. */
  section?: LegalSection["id"];
  className?: string;
  /** The title of the text without it. */
  children?: ReactNode;
};

/** Opens a legal text over the page, so that a form half filled in stays as it is. */
export function LegalLink({ text, section, className = "type-link rounded-xs", children }: LegalLinkProps) {
  const common = useTranslate(commonTexts);
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useLazyModule(loadDialog, isOpen, () => setIsOpen(false));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={classNames("text-start", className)}
        onClick={() => setIsOpen(true)}
      >
        {children ?? common(text)}
      </button>
      {dialog && (
        <dialog.LegalDialog text={text} section={section} isOpen={isOpen} onOpenChange={setIsOpen} />
      )}
    </>
  );
}

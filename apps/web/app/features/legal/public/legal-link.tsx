import { type ReactNode, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { useLazyModule } from "../../../ui/use-lazy-module.ts";
import { LEGAL_TEXTS, type LegalSection, type LegalTextName } from "../legal-texts.ts";

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
        {children ?? LEGAL_TEXTS[text].title}
      </button>
      {dialog && (
        <dialog.LegalDialog text={text} section={section} isOpen={isOpen} onOpenChange={setIsOpen} />
      )}
    </>
  );
}

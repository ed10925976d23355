import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamSettings } from "@visita/domain/owner-messages/team-settings";
import { z } from "zod";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { TEAM_ANSWERS, teamFailure } from "./use-team-change.ts";

type PageAddressDialogProps = {
  isOpen: boolean;
  slug: string;
  /** What stands before the slug. */
  prefix: string;
  /** The page had an address, which ends. */
  hasFormer: boolean;
  onClose: () => void;
  save: (changes: { slug: string }) => Promise<unknown>;
};

export function PageAddressDialog({ isOpen, hasFormer, onClose, ...form }: PageAddressDialogProps) {
  const t = useTranslate(teamSettings);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t("changeAddress")}
      description={hasFormer && t("formerEnds")}
    >
      <AddressForm {...form} onClose={onClose} />
    </Dialog>
  );
}

const AddressFields = z.object({ slug: z.string() });

function AddressForm({ slug, prefix, save, onClose }: Omit<PageAddressDialogProps, "isOpen" | "hasFormer">) {
  const t = useTranslate(teamSettings);
  const common = useTranslate(commonTexts);
  const { isBusy, formProps, field } = useForm({
    answers: TEAM_ANSWERS,
    check: AddressFields,
    explain: teamFailure,
    onValid: async (changes) => {
      await save(changes);
      onClose();
    },
  });
  return (
    <form {...formProps} className="mt-4">
      <TextField
        {...field("slug")}
        label={t("address")}
        prefix={prefix}
        defaultValue={slug}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={dialogActionsClasses}>
        <Button type="submit" isBusy={isBusy} busyLabel={common("saving")}>
          {common("save")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {common("cancel")}
        </Button>
      </div>
    </form>
  );
}

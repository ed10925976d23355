import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { dialogActionsClasses } from "../../ui/dialog-classes.ts";
import { Notice } from "../../ui/notice.tsx";
import type { useLinkForm } from "./use-link-form.ts";

type LinkFormProps = {
  form: ReturnType<typeof useLinkForm>;
  submitLabel: string;
  busyLabel: string;
  children: ReactNode;
};

/** Fields, what could not be done, and the button. */
export function LinkForm({ form, submitLabel, busyLabel, children }: LinkFormProps) {
  return (
    <form noValidate className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={form.onSubmit}>
      {children}
      {form.failure && (
        <div role="alert">
          <Notice tone="danger">{form.failure}</Notice>
        </div>
      )}
      <div className={`${dialogActionsClasses} mt-2!`}>
        <Button type="submit" isBusy={form.isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

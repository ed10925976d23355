import { ExternalLink } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import type { BillingActions } from "./use-billing-actions.ts";

/** The way to what only the payment provider keeps. */
export function BillingPagePanel({ actions }: { actions: BillingActions }) {
  return (
    <section
      aria-labelledby="billing-page"
      className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-6"
    >
      <div>
        <h2 id="billing-page" className="font-semibold">
          Payments
        </h2>
        <p className="text-small text-muted">
          Payment method, invoices and receipts are with the payment provider.
        </p>
      </div>
      <Button
        variant="secondary"
        icon={ExternalLink}
        isBusy={actions.running === "portal"}
        busyLabel="Opening..."
        onClick={() => void actions.openPortal()}
      >
        Billing page
      </Button>
    </section>
  );
}

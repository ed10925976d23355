import { formatPrice } from "@visita/domain/format";
import { MESSAGES } from "@visita/domain/messages";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamBilling } from "@visita/domain/owner-messages/team-billing";
import type { SeatPrice, TeamSubscription } from "@visita/domain/team/team-billing.contract";
import { type FormEvent, useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useTeam } from "../frame/team-context.ts";
import { PAYMENT_ANSWERS } from "./use-team-billing.ts";

const MAX_ADDED = 5_000;

type AddSeatsDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Paid for now. */
  seats: number;
  onBought: (subscription: TeamSubscription) => Promise<unknown>;
};

/** Two steps: how many, then what it costs. Nothing is charged before the price was shown. */
export function AddSeatsDialog({ isOpen, onClose, ...content }: AddSeatsDialogProps) {
  const t = useTranslate(teamBilling);
  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={t("addTitle")}>
      <AddSeats {...content} onClose={onClose} />
    </Dialog>
  );
}

function AddSeats({ seats, onBought, onClose }: Omit<AddSeatsDialogProps, "isOpen">) {
  const t = useTranslate(teamBilling);
  const common = useTranslate(commonTexts);
  const word = useAnswers(PAYMENT_ANSWERS);
  const { team } = useTeam();
  const params = { teamid: team.teamid };
  const guard = useGuard();
  const [typed, setTyped] = useState("1");
  const [price, setPrice] = useState<SeatPrice>();
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function attempt(work: () => Promise<void>) {
    setProblem(undefined);
    try {
      await work();
    } catch (failure) {
      // Another price, or one that is too old: it is looked at anew.
      if (failure instanceof ApiError && failure.code === "expired") setPrice(undefined);
      setProblem(failure instanceof ApiError ? failure.message : MESSAGES.networkError);
    }
  }

  const findPrice = (added: number) =>
    attempt(async () =>
      setPrice(
        await call("POST /api/team/:teamid/billing/seats/look", { params, body: { seats: seats + added } }),
      ),
    );

  const buy = ({ seats: wanted, from }: SeatPrice) =>
    attempt(async () => {
      const body = { seats: wanted, from };
      const subscription = await call("POST /api/team/:teamid/billing/seats", { params, body });
      onClose();
      notify.success(t("roomFor", { count: subscription.seats ?? wanted }));
      await onBought(subscription);
    });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (price) return void guard.run(true, () => buy(price));
    const added = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
    if (added < 1 || added > MAX_ADDED) return setError(t("numberInvalid"));
    setError(undefined);
    void guard.run(true, () => findPrice(added));
  }

  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 grid gap-4">
      <TextField
        label={t("howMany")}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        {...(error !== undefined && { error })}
        onChange={(event) => {
          setTyped(event.target.value);
          setPrice(undefined);
        }}
      />
      <div role="status">
        {price && (
          <p className="font-display text-heading leading-tight">
            {t(price.interval === "month" ? "perMonthNow" : "perYearNow", {
              count: price.added,
              amount: formatPrice(t.language, price.amountPerPeriod, price.currency),
              now: formatPrice(t.language, price.amountNow, price.currency),
            })}
          </p>
        )}
      </div>
      <div role="alert">{problem !== undefined && <Notice tone="warning">{word(problem)}</Notice>}</div>
      <div className={dialogActionsClasses}>
        <Button
          type="submit"
          isBusy={guard.running !== null}
          busyLabel={t(price ? "paying" : "findingPrice")}
        >
          {price
            ? t("pay", { price: formatPrice(t.language, price.amountNow, price.currency) })
            : t("showPrice")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {common("cancel")}
        </Button>
      </div>
    </form>
  );
}

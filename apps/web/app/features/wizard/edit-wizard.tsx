import { featuresOf } from "@visita/domain/billing/plan.rules";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { MESSAGES } from "@visita/domain/messages";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { teamFeatures } from "@visita/domain/team/team-card.rules";
import { useEffect, useMemo } from "react";
import { Navigate } from "react-router";
import { useAnswers } from "../../lib/answers.ts";
import { ApiError } from "../../lib/api-error.ts";
import { useTranslate } from "../../lib/language.tsx";
import { notify } from "../../ui/toast.tsx";
import { useEditableCard, usePackageStatus } from "../card/public/card.queries.ts";
import { WIZARD_ANSWERS } from "./wizard-answers.ts";
import { WizardLoadError, WizardLoading } from "./wizard-frame.tsx";
import { WizardGate } from "./wizard-gate.tsx";
import { editPath } from "./wizard-steps.ts";
import { valuesOfCard } from "./wizard-values.ts";

const TOAST = { id: "card-load" };

/** The wizard for a card that exists, as the person's package allows it. */
export function EditWizard({ userid, cardid }: { userid: string; cardid: string }) {
  const t = useTranslate(wizardTexts);
  const word = useAnswers(WIZARD_ANSWERS);
  const packageStatus = usePackageStatus(userid);
  const card = useEditableCard(cardid);
  const isPackageLoading =
    !packageStatus.isFetchedAfterMount || (packageStatus.isFetching && !packageStatus.data);
  const isLoading = card.isFetching || isPackageLoading;
  const error = isLoading ? null : (card.error ?? packageStatus.error);
  useLoadingToast(isLoading);
  const isGone = error instanceof ApiError && error.status === 404;
  const reason = error && !isGone ? word(reasonOf(error)) : null;
  useEffect(() => {
    if (reason !== null) notify.error(TEXT.loadFailed({ reason }), TOAST);
  }, [reason]);

  const status = packageStatus.data?.status;
  const team = card.data?.team;
  const features = useMemo(
    () => (team ? teamFeatures(team) : featuresOf(status ?? "inactive")),
    [team, status],
  );
  const path = useMemo(() => editPath(features), [features]);
  const fresh = useMemo(() => card.data && valuesOfCard(card.data), [card.data]);

  if (isGone) return <Navigate to="/404" replace />;
  if (isLoading) return <WizardLoading text={t("loadingCard")} />;
  if (reason !== null || !fresh || !card.data || !status) {
    return (
      <WizardLoadError
        title={t("cardNotLoaded")}
        text={word(TEXT.loadFailed({ reason: reason ?? word(MESSAGES.unexpected) }))}
        isRetrying={isLoading}
        onRetry={() => {
          void card.refetch();
          void packageStatus.refetch();
        }}
      />
    );
  }
  const edited = { cardid, version: card.data.version, team };
  return <WizardGate path={path} features={features} userid={userid} fresh={fresh} edited={edited} />;
}

function useLoadingToast(isLoading: boolean) {
  useEffect(() => {
    if (!isLoading) return;
    const toast = notify.loading(TEXT.loadingCard, TOAST);
    return () => notify.dismiss(toast);
  }, [isLoading]);
}

function reasonOf(error: Error): string {
  return error instanceof ApiError ? error.message : MESSAGES.networkError;
}

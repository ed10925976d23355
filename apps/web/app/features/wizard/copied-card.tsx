import { loadFailed } from "@visita/domain/card/card.messages";
import { MESSAGES } from "@visita/domain/messages";
import { type ReactNode, useMemo } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { useEditableCard } from "../card/public/card.queries.ts";
import { WizardLoadError, WizardLoading } from "./wizard-frame.tsx";
import { valuesOfCard, type WizardValues } from "./wizard-values.ts";

type CopiedCardProps = { cardid: string; children: (values: WizardValues) => ReactNode };

/** A new card that begins as a copy of another one; only the username has to be another. */
export function CopiedCard({ cardid, children }: CopiedCardProps) {
  const { data, error, isFetching, refetch } = useEditableCard(cardid);
  const values = useMemo(() => data && { ...valuesOfCard(data), username: "" }, [data]);
  if (values) return children(values);
  if (isFetching) return <WizardLoading text="Copying your card..." />;
  return (
    <WizardLoadError
      title="This card could not be copied"
      text={loadFailed(error instanceof ApiError ? error.message : MESSAGES.networkError)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** The card that the dashboard asked to duplicate. */
export function copiedCardId(state: unknown): string | undefined {
  const { copyOf } = (state ?? {}) as { copyOf?: unknown };
  return typeof copyOf === "string" && copyOf !== "" ? copyOf : undefined;
}

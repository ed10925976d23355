import { featuresOf } from "@visita/domain/billing/plan.rules";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { cardThemes } from "@visita/domain/card/themes";
import { MESSAGES } from "@visita/domain/messages";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useAnswers } from "../../lib/answers.ts";
import { ApiError } from "../../lib/api-error.ts";
import { useTranslate } from "../../lib/language.tsx";
import { metaIn } from "../../lib/page-meta.ts";
import { rememberUnfinishedCard } from "../../lib/unfinished-card.ts";
import { useSettings } from "../../lib/use-settings.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { useEditableCard, usePackageStatus } from "../card/public/card.queries.ts";
import { clearContactFile, findSampleCard, peekContactFile } from "../card/public/hand-over.ts";
import { useSession, withUserid } from "../session/public/session-context.tsx";
import { ImportReview } from "./import/import-review.tsx";
import { browserLanguage } from "./sides/side-values.ts";
import { readLastColour } from "./steps/last-colour.ts";
import { WIZARD_ANSWERS } from "./wizard-answers.ts";
import { WizardFrame, WizardLoadError, WizardLoading } from "./wizard-frame.tsx";
import { WizardGate } from "./wizard-gate.tsx";
import { createPath } from "./wizard-steps.ts";
import { newCardValues, valuesOfCard, type WizardValues } from "./wizard-values.ts";

/** The wizard for a new card, as the person's package allows it. */
export function CreateWizard({ userid }: { userid: string }) {
  const t = useTranslate(wizardTexts);
  const packageStatus = usePackageStatus(userid);
  if (!packageStatus.isFetchedAfterMount) return <WizardLoading text={t("loadingPlan")} />;
  if (!packageStatus.data || packageStatus.isError) {
    return (
      <WizardLoadError
        title={t("planNotLoaded")}
        text={t("planNotLoadedText")}
        isRetrying={packageStatus.isFetching}
        onRetry={() => void packageStatus.refetch()}
      />
    );
  }
  const { status, availableSlots } = packageStatus.data;
  if (availableSlots <= 0) return <LimitReached isActive={status === "active"} />;
  return <NewCard userid={userid} status={status} />;
}

function NewCard({ userid, status }: { userid: string; status: "active" | "inactive" }) {
  const t = useTranslate(wizardTexts);
  const features = useMemo(() => featuresOf(status), [status]);
  const path = useMemo(() => createPath(features), [features]);
  const { currentUser } = useSession();
  const [empty] = useState(() => {
    const color = features.colour ? readLastColour() : undefined;
    const known = { ...newCardValues(color, currentUser ?? undefined), language: browserLanguage() };
    const sample = findSampleCard();
    return sample ? { ...known, color: sample.color, fullname: sample.fullname || known.fullname } : known;
  });
  const copyOf = copiedCardId(useLocation().state);
  const [contactFile, setContactFile] = useState(peekContactFile);
  const [imported, setImported] = useState<WizardValues>();
  useEffect(() => clearContactFile, []);
  const gate = { path, features, userid, edited: null };
  if (imported) return <WizardGate {...gate} fresh={imported} otherStart={t("continueWithImport")} />;
  if (contactFile) {
    return (
      <ImportReview
        file={contactFile}
        features={features}
        userid={userid}
        fresh={empty}
        onOtherFile={setContactFile}
        onContinue={setImported}
      />
    );
  }
  if (copyOf === undefined) return <WizardGate {...gate} fresh={empty} />;
  return (
    <CopiedCard cardid={copyOf}>
      {(copy) => <WizardGate {...gate} fresh={copy} otherStart={t("continueWithCopy")} />}
    </CopiedCard>
  );
}

type CopiedCardProps = { cardid: string; children: (values: WizardValues) => ReactNode };

/** A new card that begins as a copy of another one; only the username has to be another. */
function CopiedCard({ cardid, children }: CopiedCardProps) {
  const t = useTranslate(wizardTexts);
  const word = useAnswers(WIZARD_ANSWERS);
  const { data, error, isFetching, refetch } = useEditableCard(cardid);
  const values = useMemo(() => data && { ...valuesOfCard(data), username: "" }, [data]);
  if (values) return children(values);
  if (isFetching) return <WizardLoading text={t("copyingCard")} />;
  const reason = word(error instanceof ApiError ? error.message : MESSAGES.networkError);
  return (
    <WizardLoadError
      title={t("cardNotCopied")}
      text={word(TEXT.loadFailed({ reason }))}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** The card that the dashboard asked to duplicate. */
function copiedCardId(state: unknown): string | undefined {
  const { copyOf } = (state ?? {}) as { copyOf?: unknown };
  return typeof copyOf === "string" && copyOf !== "" ? copyOf : undefined;
}

const premium = featuresOf("active");
const free = featuresOf("inactive");

/** In place of the form. Owners of a premium plan are not sent to buy it. */
function LimitReached({ isActive }: { isActive: boolean }) {
  const t = useTranslate(wizardTexts);
  const word = useAnswers(WIZARD_ANSWERS);
  // Where nobody pays, nobody has a plan.
  const hasPlans = useSettings()?.billing !== "off";
  return (
    <WizardFrame>
      <h1 className="sr-only">{t("newCard")}</h1>
      <div className="lg:pt-10">
        <EmptyState
          title={word(TEXT.limitReached)}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink to="/dashboard" variant={isActive ? "primary" : "secondary"}>
                {t("goToDashboard")}
              </ButtonLink>
              {!isActive && (
                <ButtonLink to="/subscription" onClick={() => rememberUnfinishedCard("/b/c")}>
                  {t("seePlans")}
                </ButtonLink>
              )}
            </div>
          }
        >
          {isActive
            ? t(hasPlans ? "premiumRoom" : "room", { count: premium.cards })
            : t("freeRoom", { count: free.cards, premium: premium.cards, colours: cardThemes.length })}
        </EmptyState>
      </div>
    </WizardFrame>
  );
}

export const meta = metaIn(wizardTexts, { title: "title" });

export default withUserid(CreateWizard);

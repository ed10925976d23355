import { featuresOf } from "@visita/domain/billing/plan.rules";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { metaOf } from "../../lib/page-meta.ts";
import { usePackageStatus } from "../card/public/card.queries.ts";
import { clearContactFile, findSampleCard, peekContactFile } from "../card/public/hand-over.ts";
import { useSession, withUserid } from "../session/public/session-context.tsx";
import { CopiedCard, copiedCardId } from "./copied-card.tsx";
import { ImportReview } from "./import/import-review.tsx";
import { LimitReached } from "./limit-reached.tsx";
import { readLastColour } from "./steps/last-colour.ts";
import { WizardLoadError, WizardLoading } from "./wizard-frame.tsx";
import { WizardGate } from "./wizard-gate.tsx";
import { createPath } from "./wizard-steps.ts";
import { newCardValues, type WizardValues } from "./wizard-values.ts";

/** The wizard for a new card, as the person's package allows it. */
export function CreateWizard({ userid }: { userid: string }) {
  const packageStatus = usePackageStatus(userid);
  if (!packageStatus.isFetchedAfterMount) return <WizardLoading text="Loading your package..." />;
  if (!packageStatus.data || packageStatus.isError) {
    return (
      <WizardLoadError
        title="Your package could not be loaded"
        text="Nothing is lost. Please check your connection and try again."
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
  const features = useMemo(() => featuresOf(status), [status]);
  const path = useMemo(() => createPath(features), [features]);
  const { currentUser } = useSession();
  const [empty] = useState(() => {
    const known = newCardValues(features.colour ? readLastColour() : undefined, currentUser ?? undefined);
    const sample = findSampleCard();
    return sample ? { ...known, color: sample.color, fullname: sample.fullname || known.fullname } : known;
  });
  const copyOf = copiedCardId(useLocation().state);
  const [contactFile, setContactFile] = useState(peekContactFile);
  const [imported, setImported] = useState<WizardValues>();
  useEffect(() => clearContactFile, []);
  const gate = { path, features, userid, edited: null };
  if (imported) return <WizardGate {...gate} fresh={imported} otherStart="Go on with the imported card" />;
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
      {(copy) => <WizardGate {...gate} fresh={copy} otherStart="Go on with the copy" />}
    </CopiedCard>
  );
}

export const meta = metaOf({ title: "Elevate Networking with a Digital Business Card" });

export default withUserid(CreateWizard);

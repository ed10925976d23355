import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import type { ImportLine } from "@visita/domain/import/imported-contacts";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { wizardImport } from "@visita/domain/owner-messages/wizard-import";
import { Check, Minus } from "lucide-react";
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { useIsWide } from "../../../lib/use-media-query.ts";
import { Button } from "../../../ui/button.tsx";
import { ContactFileButton } from "../../../ui/file-picker-button.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { useChannelName } from "../../card/public/use-channel-name.ts";
import { PreviewColumn } from "../preview/preview-card.tsx";
import { PreviewPeek } from "../preview/preview-peek.tsx";
import { useSessionLoss } from "../session-loss.ts";
import { WizardContext } from "../wizard-context.tsx";
import { WizardFrame, WizardLoading } from "../wizard-frame.tsx";
import { createWizardStore } from "../wizard-store.ts";
import type { WizardValues } from "../wizard-values.ts";
import { type ImportedCard, NotAContactFile, readContactImport } from "./read-contact-import.ts";

type ImportReviewProps = {
  file: File;
  features: PlanFeatures;
  userid: string;
  fresh: WizardValues;
  onOtherFile: (file: File) => void;
  onContinue: (values: WizardValues) => void;
};

/** Before the wizard: what a contact file gives, and what it does not. */
export function ImportReview({ file, features, userid, fresh, onOtherFile, onContinue }: ImportReviewProps) {
  const t = useTranslate(wizardImport);
  const result = useContactImport(file, features, fresh);
  if (!result) return <WizardLoading text={t("reading", { file: file.name })} />;
  if ("problem" in result) {
    return <ImportProblem text={result.problem ?? t("notReadableFile")} onOtherFile={onOtherFile} />;
  }
  const { card } = result;
  return (
    <ReviewPage
      // Another file is another card.
      key={`${file.name} ${file.lastModified}`}
      card={card}
      features={features}
      userid={userid}
      onOtherFile={onOtherFile}
      onContinue={() => onContinue(card.values)}
    />
  );
}

/** A problem that says nothing is one of this device. */
type Result = { card: ImportedCard } | { problem: string | null };

function useContactImport(file: File, features: PlanFeatures, fresh: WizardValues): Result | undefined {
  const t = useTranslate(wizardImport);
  const channelName = useChannelName();
  const [read, setRead] = useState<{ file: File; result: Result }>();
  const words = useEffectEvent(() => ({ t, channelName }));
  useEffect(() => {
    let isCurrent = true;
    readContactImport(file, features, fresh, words())
      .then((card): Result => ({ card }))
      .catch(
        (error: unknown): Result => ({ problem: error instanceof NotAContactFile ? error.message : null }),
      )
      .then((result) => isCurrent && setRead({ file, result }));
    return () => {
      isCurrent = false;
    };
  }, [file, features, fresh]);
  return read?.file === file ? read.result : undefined;
}

type ReviewPageProps = Pick<ImportReviewProps, "features" | "userid" | "onOtherFile"> & {
  card: ImportedCard;
  onContinue: () => void;
};

function ReviewPage({ card, features, userid, onOtherFile, onContinue }: ReviewPageProps) {
  const t = useTranslate(wizardImport);
  const { fileName, version, people, values, taken, skipped } = card;
  const [store] = useState(() => createWizardStore(values));
  const onSessionLost = useSessionLoss();
  const parts = useMemo(
    () => ({ store, features, userid, cardid: null, onSessionLost }),
    [store, features, userid, onSessionLost],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const isWide = useIsWide();
  useEffect(() => heading.current?.focus(), []);
  return (
    <WizardContext value={parts}>
      <WizardFrame
        label={<p className="text-small text-muted">{t("fromContactFile")}</p>}
        progress={0}
        side={<PreviewColumn />}
        foot={
          <div className="fixed inset-x-0 bottom-0 z-15 border-t border-line bg-bg lg:static lg:col-start-1 lg:row-start-3">
            {!isWide && <PreviewPeek />}
            <div className="mx-auto flex max-w-184 gap-3 px-gutter pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:justify-between lg:px-10 lg:py-4">
              <ContactFileButton
                onChoose={onOtherFile}
                variant="secondary"
                className="min-h-13! lg:min-h-control! lg:min-w-34"
              >
                {t("otherFile")}
              </ContactFileButton>
              <Button
                onClick={onContinue}
                className="min-h-13! flex-1 lg:min-h-control! lg:min-w-34 lg:flex-none"
              >
                {t("continueWithCard")}
              </Button>
            </div>
          </div>
        }
      >
        <h1 ref={heading} tabIndex={-1} className="type-title wrap-anywhere outline-none">
          {t("importedFrom", { file: fileName })}
        </h1>
        <p className="type-lead mt-1">{t("lead", { version, count: people })}</p>
        <div className="mt-8 grid gap-8 lg:grid-cols-2 lg:gap-10">
          <ImportList title={t("imported", { count: taken.length })} isTaken lines={taken} />
          {skipped.length > 0 && (
            <ImportList title={t("notImported", { count: skipped.length })} isTaken={false} lines={skipped} />
          )}
        </div>
      </WizardFrame>
    </WizardContext>
  );
}

type ImportListProps = { title: string; isTaken: boolean; lines: readonly ImportLine[] };

function ImportList({ title, isTaken, lines }: ImportListProps) {
  const id = useId();
  const Icon = isTaken ? Check : Minus;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-heading">
        {title}
      </h2>
      <ul className="mt-3 border-t border-line">
        {lines.map(({ label, text }) => (
          <li
            key={`${label} ${text}`}
            className="grid grid-cols-[1.125rem_1fr] gap-3 border-b border-line py-2.75"
          >
            <Icon
              aria-hidden="true"
              size={18}
              strokeWidth={2}
              className={`mt-0.75 ${isTaken ? "text-success" : "text-warning"}`}
            />
            <div className="grid min-w-0">
              <p className="font-semibold">{label}</p>
              <p className="text-help wrap-anywhere text-muted">
                <bdi>{text}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ImportProblemProps = { text: string; onOtherFile: (file: File) => void };

function ImportProblem({ text, onOtherFile }: ImportProblemProps) {
  const t = useTranslate(wizardImport);
  const wizard = useTranslate(wizardTexts);
  return (
    <WizardFrame>
      <div role="alert" className="max-w-prose lg:mt-6">
        <h1 className="type-title">{t("nothingImported")}</h1>
        <p className="mt-2 text-muted wrap-anywhere">{text}</p>
      </div>
      <div className="mt-6 flex flex-col gap-3 md:flex-row">
        <ContactFileButton onChoose={onOtherFile}>{t("otherFile")}</ContactFileButton>
        <ButtonLink to="/dashboard" variant="secondary">
          {wizard("backToDashboard")}
        </ButtonLink>
      </div>
    </WizardFrame>
  );
}

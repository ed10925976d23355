import { commonTexts } from "@visita/domain/owner-messages/common";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { HomeLink, PageMain, SkipLink } from "../../ui/page-frame.tsx";
import { ProgressBar, Spinner } from "../../ui/progress.tsx";

type Back = { readonly to: string; readonly label: string };

type WizardFrameProps = {
  /** In the middle of the bar: which step this is. */
  label?: ReactNode;
  /** Beside the way to the dashboard. */
  menu?: ReactNode;
  /** Where it leads back to; the dashboard if absent. */
  back?: Back | undefined;
  /** From 0 to 1; a line where there is no form. */
  progress?: number;
  /** Preview and buttons, once there is a form. */
  side?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
};

/** A bar of 64 px and the progress above, the form to the left, the preview to the right, the buttons below. */
export function WizardFrame({ label, menu, back, progress, side, foot, children }: WizardFrameProps) {
  const t = useTranslate(wizardTexts);
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:h-dvh lg:min-h-0 lg:grid-cols-[minmax(0,1fr)_30rem] lg:grid-rows-[auto_minmax(0,1fr)_auto]">
      <SkipLink />
      <header className="sticky top-0 z-20 bg-bg max-lg:short:static lg:static lg:col-span-2">
        <div className="grid min-h-14 grid-cols-[1fr_minmax(3.5rem,auto)_1fr] items-center gap-x-2 pe-2 ps-gutter max-[17rem]:flex max-[17rem]:flex-wrap max-[17rem]:justify-between lg:min-h-16 lg:pe-7 lg:ps-10">
          <HomeLink />
          {label ?? <span />}
          <div className="flex items-center justify-self-end">
            {menu}
            <ButtonLink
              to={back?.to ?? "/dashboard"}
              variant="ghost"
              className="min-h-touch! px-2! text-small! max-[22rem]:min-w-21 max-[22rem]:shrink! max-[22rem]:wrap-anywhere min-[22rem]:whitespace-nowrap sm:px-3!"
            >
              {back?.label ?? t("dashboard")}
            </ButtonLink>
          </div>
        </div>
        {progress === undefined ? (
          <div className="h-1 bg-line" />
        ) : (
          <ProgressBar label={t("progress")} value={progress} className="rounded-none!" />
        )}
      </header>
      <PageMain
        className={`min-w-0 flex-1 outline-none lg:row-start-2 lg:overflow-y-auto ${side ? "" : "lg:col-span-2"}`}
      >
        <div
          className={`mx-auto max-w-184 px-gutter pt-6 lg:px-10 lg:pt-9 lg:pb-10 ${foot ? "pb-46 max-lg:short:pb-8" : "pb-10"}`}
        >
          {children}
        </div>
      </PageMain>
      {side}
      {foot}
    </div>
  );
}

export function WizardLoading({ text }: { text: string }) {
  return (
    <WizardFrame>
      <div
        role="status"
        className="grid min-h-[60dvh] place-content-center justify-items-center gap-4 text-muted"
      >
        <Spinner size={36} className="text-accent" />
        <p>{text}</p>
      </div>
    </WizardFrame>
  );
}

type WizardLoadErrorProps = {
  title: string;
  text: string;
  /** The dashboard if absent. */
  back?: Back;
  isRetrying: boolean;
  onRetry: () => void;
};

export function WizardLoadError({ title, text, back, isRetrying, onRetry }: WizardLoadErrorProps) {
  const t = useTranslate(wizardTexts);
  const common = useTranslate(commonTexts);
  return (
    <WizardFrame back={back}>
      <div role="alert" className="max-w-prose lg:mt-6">
        <h1 className="type-title">{title}</h1>
        <p className="mt-2 text-muted wrap-anywhere">{text}</p>
      </div>
      <div className="mt-6 flex flex-col gap-3 md:flex-row">
        <Button icon={RotateCw} isBusy={isRetrying} busyLabel={common("trying")} onClick={onRetry}>
          {common("tryAgain")}
        </Button>
        <ButtonLink to={back?.to ?? "/dashboard"} variant="secondary">
          {back?.label ?? t("backToDashboard")}
        </ButtonLink>
      </div>
    </WizardFrame>
  );
}

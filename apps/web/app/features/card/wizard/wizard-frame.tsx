import type { ReactNode } from "react";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { HomeLink, PageMain, SkipLink } from "../../../ui/page-frame.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";

type WizardFrameProps = {
  /** In the middle of the bar: which step this is. */
  label?: ReactNode;
  /** From 0 to 1; a line where there is no form. */
  progress?: number;
  /** Preview and buttons, once there is a form. */
  side?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
};

/** A bar of 64 px and the progress above, the form to the left, the preview to the right, the buttons below. */
export function WizardFrame({ label, progress, side, foot, children }: WizardFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:h-dvh lg:min-h-0 lg:grid-cols-[minmax(0,1fr)_30rem] lg:grid-rows-[auto_minmax(0,1fr)_auto]">
      <SkipLink />
      <header className="sticky top-0 z-20 bg-bg lg:static lg:col-span-2">
        <div className="grid h-14 grid-cols-[1fr_auto_1fr] items-center pr-2 pl-gutter lg:h-16 lg:pr-7 lg:pl-10">
          <HomeLink />
          {label ?? <span />}
          <ButtonLink
            to="/dashboard"
            variant="ghost"
            className="min-h-touch! justify-self-end px-3! text-small!"
          >
            Dashboard
          </ButtonLink>
        </div>
        {progress === undefined ? (
          <div className="h-1 bg-line" />
        ) : (
          <ProgressBar label="Progress" value={progress} className="rounded-none!" />
        )}
      </header>
      <PageMain
        className={`min-w-0 flex-1 outline-none lg:row-start-2 lg:overflow-y-auto ${side ? "" : "lg:col-span-2"}`}
      >
        <div
          className={`mx-auto max-w-184 px-gutter pt-6 lg:px-10 lg:pt-9 lg:pb-10 ${foot ? "pb-46" : "pb-10"}`}
        >
          {children}
        </div>
      </PageMain>
      {side}
      {foot}
    </div>
  );
}

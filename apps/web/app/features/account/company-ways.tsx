import { ACCOUNT_MESSAGES } from "@visita/domain/account/account.messages";
import { COMPANY_SIGN_IN_FAILURES, type CompanySignInFailure } from "@visita/domain/account/company.contract";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { useAnswers } from "../../lib/answers.ts";
import { useHydrated } from "../../lib/hydrated-event.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useSettings } from "../../lib/use-settings.ts";
import { Notice } from "../../ui/notice.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { useReturnState } from "../session/public/return-path.ts";
import { ACCOUNT_ANSWERS } from "./account-answers.ts";
import { CompanyButton, OrDivider } from "./company-button.tsx";

/**
 * Puts the company's way in above the form; where it is the only one, in place of it, until whoever runs the installation
 * asks for the form.
 */
export function CompanyWays({ returnTo, children }: { returnTo?: string; children: ReactNode }) {
  const company = useSettings()?.company;
  const [isFormAsked, setIsFormAsked] = useState(false);
  const remembered = useReturnState()?.returnTo;
  if (!company) return children;
  const isOnly = company.isOnly && !isFormAsked;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
      <CompanyFailure company={company.name} />
      <CompanyButton variant={isOnly ? "primary" : "secondary"} returnTo={returnTo ?? remembered} />
      {isOnly ? (
        <RunsHere onPassword={() => setIsFormAsked(true)} />
      ) : (
        <>
          <OrDivider />
          {children}
        </>
      )}
    </div>
  );
}

/** Whether people who are no admins sign in at the company and nowhere else; its name if so. */
export function useOnlyCompany(): string | undefined {
  const company = useSettings()?.company;
  return company?.isOnly ? company.name : undefined;
}

function RunsHere({ onPassword }: { onPassword: () => void }) {
  const t = useTranslate(authTexts);
  return (
    <p className="text-center text-small text-muted">
      <TaggedText
        text={t("runsHere")}
        tags={{
          password: (text) => (
            <button type="button" className="type-link -my-2.75 min-h-touch rounded-xs" onClick={onPassword}>
              {text}
            </button>
          ),
        }}
      />
    </p>
  );
}

const TEXTS = {
  unavailable: "companyUnavailable",
  expired: "companyExpired",
  cancelled: "companyCancelled",
  refused: "companyRefused",
  unverified: "companyUnverified",
  taken: "companyTaken",
  busy: "companyBusy",
} as const satisfies Record<Exclude<CompanySignInFailure, "suspended">, string>;

/** Why the browser came back without being signed in. The page is made before it is known. */
function CompanyFailure({ company }: { company: string }) {
  const t = useTranslate(authTexts);
  const word = useAnswers(ACCOUNT_ANSWERS);
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const given = isHydrated ? new URLSearchParams(search).get("company") : null;
  const failure = COMPANY_SIGN_IN_FAILURES.find((each) => each === given);
  return (
    <div role="alert" className="empty:hidden">
      {failure && (
        <Notice tone={failure === "cancelled" ? "info" : "warning"}>
          <p>
            {failure === "suspended"
              ? word(ACCOUNT_MESSAGES.accountSuspended)
              : failure === "expired" || failure === "busy"
                ? t(TEXTS[failure])
                : t(TEXTS[failure], { company })}
          </p>
        </Notice>
      )}
    </div>
  );
}

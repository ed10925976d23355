import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { Plan, UserSubscription } from "@visita/domain/billing/billing.contract";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { type PlansText, plansTexts } from "@visita/domain/owner-messages/plans";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { useSettings } from "../../lib/use-settings.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { usePlans, useSubscription } from "../billing/public/billing.queries.ts";
import { givenPlanName, premiumName } from "../billing/public/plan-names.ts";
import { useCards } from "../card/public/card.queries.ts";
import { useSession } from "../session/public/session-context.tsx";

export function AccountFoot() {
  const common = useTranslate(commonTexts);
  const { currentUser, logout } = useSession();
  const settings = useSettings();
  if (!currentUser) return null;
  const { userid, firstname, lastname, email } = currentUser;
  return (
    <div className="flex items-center gap-3 border-t border-line pt-3 ps-1.5">
      <AccountPhoto user={currentUser} />
      <div className="grid min-w-0 flex-1 text-help leading-[1.35]">
        <strong className="font-semibold wrap-anywhere">
          <bdi>
            {firstname} {lastname}
          </bdi>
        </strong>
        <span dir="ltr" className="truncate text-muted" title={email}>
          {email}
        </span>
        {settings?.billing !== "off" && <AccountPlan userid={userid} />}
      </div>
      <IconButton label={common("logOut")} icon={LogOut} onClick={() => void logout()} />
    </div>
  );
}

/** The name of one's plan. Left out where it cannot be told: it is a remark, and no reason for a warning. */
function AccountPlan({ userid }: { userid: string }) {
  const t = useTranslate(plansTexts);
  const plans = usePlans(userid);
  const subscription = useSubscription(userid);
  if (plans.error || subscription.error) return null;
  if (!plans.data || !subscription.data) return <Skeleton className="my-1 h-3 w-24" />;
  return <span className="text-muted">{planName(subscription.data, plans.data, t)}</span>;
}

function planName({ planId, grantedUntil }: UserSubscription, plans: readonly Plan[], t: PlansText): string {
  if (grantedUntil) return givenPlanName(grantedUntil, t);
  if (planId === null) return t("foreverFree");
  const bought = plans.find(({ id }) => id === planId);
  return bought ? premiumName(bought.unit_amount, t) : t("premium");
}

const shape = "aspect-4/5 w-9 shrink-0 rounded-[0.375rem]";

/** The photo of one's first card, or initials until there is one. Who it is stands beside it. */
function AccountPhoto({ user: { userid, firstname, lastname } }: { user: CurrentUser }) {
  const photo = useCards(userid).data?.find(({ profilepic }) => profilepic)?.profilepic;
  const [broken, setBroken] = useState<string>();
  if (photo && photo !== broken) {
    return (
      <img
        src={photo}
        alt=""
        width={36}
        height={45}
        decoding="async"
        className={`${shape} bg-sunk object-cover`}
        onError={() => setBroken(photo)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${shape} grid place-items-center bg-accent-soft font-display text-small font-[460] text-accent`}
    >
      {firstLetter(firstname)}
      {firstLetter(lastname)}
    </span>
  );
}

/** By code point, so that a letter outside the basic plane is not cut in half. */
function firstLetter(name: string): string {
  return ([...name.trim()][0] ?? "").toUpperCase();
}

import { subscriptionPage } from "@visita/domain/owner-messages/subscription";
import { teamOffer } from "@visita/domain/owner-messages/team-offer";
import { UsersRound } from "lucide-react";
import { TeamOffer } from "../features/billing/public/team-offer.tsx";
import { SubscriptionPlans } from "../features/billing/subscription-plans.tsx";
import { useCards } from "../features/card/public/card.queries.ts";
import { useNewCardDraft } from "../features/card/public/use-new-card-draft.ts";
import { useSession } from "../features/session/public/session-context.tsx";
import { useTeams } from "../features/team/public/team.queries.ts";
import { PremiumSteps } from "../features/wizard/premium-steps.tsx";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";
import { useSettings } from "../lib/use-settings.ts";
import { ButtonLink } from "../ui/links.tsx";

export const meta = metaIn(subscriptionPage, { title: "subscription" });

export default function Subscription() {
  const t = useTranslate(subscriptionPage);
  const { currentUser } = useSession();
  const isBillingOff = useSettings()?.billing === "off";
  return (
    <>
      <h1 className="type-title">{t("subscription")}</h1>
      {isBillingOff ? (
        <p className="mt-1.5 text-muted">{t("everythingIsOpen")}</p>
      ) : (
        currentUser && <OwnPlans userid={currentUser.userid} />
      )}
    </>
  );
}

function OwnPlans({ userid }: { userid: string }) {
  const draft = useNewCardDraft(userid);
  const card = useCards(userid).data?.find(({ pausedAt }) => pausedAt === null);
  return (
    <>
      <SubscriptionPlans
        userid={userid}
        hasDraft={Boolean(draft)}
        afterPaying={card && <PremiumSteps card={card} />}
      />
      <OwnTeam userid={userid} />
    </>
  );
}

/** A section of its own: a team has another subscription than the people in it. */
function OwnTeam({ userid }: { userid: string }) {
  const t = useTranslate(teamOffer);
  const teams = useTeams(userid).data;
  if (!teams) return null;
  const owned = teams.find(({ role, deletedOn }) => role === "owner" && deletedOn === null);
  return (
    <div className="mt-8">
      <TeamOffer>
        {(headingId) => (
          <ButtonLink
            to={owned ? "/team/billing" : "/team/start"}
            variant="secondary"
            icon={UsersRound}
            aria-describedby={headingId}
          >
            {t(owned ? "yourTeam" : "startTeam")}
          </ButtonLink>
        )}
      </TeamOffer>
    </div>
  );
}

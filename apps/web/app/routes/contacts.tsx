import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { isAtLeast } from "@visita/domain/team/team.rights";
import { useSearchParams } from "react-router";
import { PeoplePage } from "../features/address-book/people-page.tsx";
import {
  ContactTabs,
  SHARED_PARAM,
  type SharingTeam,
} from "../features/address-book/shared/contact-tabs.tsx";
import { useSharedFilters } from "../features/address-book/shared/shared-people.queries.ts";
import { SharedPeoplePage } from "../features/address-book/shared/shared-people-page.tsx";
import { useOfflineScan } from "../features/scan/public/use-offline-scan.ts";
import { withUserid } from "../features/session/public/session-context.tsx";
import { useTeams } from "../features/team/public/team.queries.ts";
import { metaIn } from "../lib/page-meta.ts";

export const meta = metaIn(addressBookTexts, { title: "title" });

/** One's own contacts, or those that are shared with a team whose owner or admin one is. */
function Contacts({ userid }: { userid: string }) {
  const [parameters] = useSearchParams();
  useOfflineScan();
  const teams = useSharingTeams(userid);
  const team = teams.find(({ teamid }) => teamid === parameters.get(SHARED_PARAM));
  if (!team) return <PeoplePage userid={userid} tabs={<ContactTabs userid={userid} teams={teams} />} />;
  const tabs = <ContactTabs userid={userid} teams={teams} current={team} />;
  return <SharedPeoplePage key={team.teamid} userid={userid} team={team} tabs={tabs} />;
}

/** Teams that share contacts, or have shared some. */
function useSharingTeams(userid: string): SharingTeam[] {
  const { data = [] } = useTeams(userid);
  const led = data.filter(({ role, deletedOn }) => deletedOn === null && isAtLeast(role, "admin"));
  const filters = useSharedFilters(
    userid,
    led.map(({ teamid }) => teamid),
  );
  return led.flatMap(({ teamid, name }, place) => {
    const known = filters[place]?.data;
    return known && (known.since !== null || known.total > 0) ? [{ teamid, name, filters: known }] : [];
  });
}

export default withUserid(Contacts);

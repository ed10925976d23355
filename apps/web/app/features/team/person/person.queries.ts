import { useQuery } from "@tanstack/react-query";
import type { EditableCard } from "@visita/domain/card/card.contract";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";
import { useTeam } from "../frame/team-context.ts";
import { teamKeys } from "../public/team.queries.ts";

export function useTeamPerson(personid: string) {
  const { userid, team } = useTeam();
  const { teamid } = team;
  return useQuery({
    queryKey: [...teamKeys.one(userid, teamid), "person", personid],
    queryFn: ({ signal }) =>
      call("GET /api/team/:teamid/people/:personid", { params: { teamid, personid } }, { signal }),
    ...revalidating,
  });
}

/** Their team card with everything that is stored of it. */
export function usePersonCard(personid: string, hasCard: boolean) {
  const { userid, team } = useTeam();
  const { teamid } = team;
  return useQuery({
    queryKey: [...teamKeys.one(userid, teamid), "person", personid, "card"],
    queryFn: ({ signal }) =>
      call("GET /api/team/:teamid/people/:personid/card", { params: { teamid, personid } }, { signal }),
    enabled: hasCard,
    ...revalidating,
  });
}

/** A field of a card as problems name it, such as `occupation` or `contacts.email`. */
export type CardFieldName = "fullname" | "occupation" | "companyname" | "bio" | `contacts.${string}`;

/** Sends the card as it was loaded with one field changed; what is absent stays as it is stored. */
export function useCorrectCard(personid: string) {
  const { team, refetch } = useTeam();
  return async (card: EditableCard, field: CardFieldName, value: string): Promise<void> => {
    const { fullname, occupation, companyname, bio, profilepic, logo, color, version } = card;
    const fields = { fullname, occupation, companyname, bio, profilepic, logo, color };
    await call("PUT /api/team/:teamid/people/:personid/card", {
      params: { teamid: team.teamid, personid },
      body: { ...fields, contacts: contactsWith(card, field, value), version, ...textWith(field, value) },
    });
    await refetch();
  };
}

function textWith(field: CardFieldName, value: string) {
  return channelOf(field) === undefined ? { [field]: value } : {};
}

function contactsWith({ contacts }: EditableCard, field: CardFieldName, value: string) {
  const channel = channelOf(field);
  if (channel === undefined) return contacts;
  const { [channel]: former, ...others } = contacts;
  return value === "" ? others : { ...others, [channel]: { ...former, value } };
}

export function channelOf(field: CardFieldName): string | undefined {
  return field.startsWith("contacts.") ? field.slice("contacts.".length) : undefined;
}

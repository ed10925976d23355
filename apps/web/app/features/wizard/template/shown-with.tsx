import { useQuery } from "@tanstack/react-query";
import type { EditableCard } from "@visita/domain/card/card.contract";
import type { ChannelKey } from "@visita/domain/card/channels";
import { wizardTemplate } from "@visita/domain/owner-messages/wizard-template";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { useMemo, useState } from "react";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Select } from "../../../ui/select.tsx";
import { teamKeys } from "../../team/public/team.queries.ts";
import { filledCard, newCardValues, valuesOfCard, type WizardValues } from "../wizard-values.ts";

type Options = { userid: string; teamid: string; template: TeamTemplate };

/** Who can be shown on the preview, and what is theirs of the one who is. */
export function useColleagues({ userid, teamid, template }: Options) {
  const [picked, pick] = useState<string>();
  const key = teamKeys.one(userid, teamid);
  const list = useQuery({
    queryKey: [...key, "people", { template: template.templateid }],
    queryFn: ({ signal }) =>
      call(
        "GET /api/team/:teamid/people",
        { params: { teamid }, query: { template: template.templateid } },
        { signal },
      ),
    networkMode: "always",
  });
  const people = list.data?.people ?? NOBODY;
  const chosen =
    people.find(({ personid }) => personid === picked) ??
    people.find(({ card }) => card?.username === template.sample?.username) ??
    people[0];
  const card = useQuery({
    queryKey: [...key, "person-card", chosen?.personid],
    queryFn: ({ signal }) =>
      call(
        "GET /api/team/:teamid/people/:personid/card",
        { params: { teamid, personid: chosen?.personid ?? "" } },
        { signal },
      ),
    enabled: chosen !== undefined,
    networkMode: "always",
    retry: false,
  });
  const { data } = card;
  const shown = useMemo(
    () => filledCard(data ? ownValues(data) : listedValues(template, chosen)),
    [data, template, chosen],
  );
  return { people, chosen: chosen?.personid ?? "", pick, shown };
}

const NOBODY: readonly TeamPerson[] = [];

/** Of a card as its person sees it, without what the template says. */
function ownValues(card: EditableCard): WizardValues {
  const values = valuesOfCard(card);
  const fixed = card.team?.fixed ?? [];
  const blank = newCardValues();
  const contacts = Object.entries(values.contacts).filter(([key]) => !fixed.includes(`contacts.${key}`));
  const own = (field: keyof WizardValues) => (fixed.includes(field) ? blank : values)[field];
  return {
    ...values,
    profilepic: own("profilepic") as string | null,
    logo: own("logo") as string | null,
    color: own("color") as WizardValues["color"],
    companyname: own("companyname") as string,
    occupation: own("occupation") as string,
    bio: own("bio") as string,
    contacts: Object.fromEntries(contacts),
    secondSide: null,
  };
}

/** Of those above the caller, only what the list says is known; nobody's card may be there yet. */
function listedValues({ sample }: TeamTemplate, person: TeamPerson | undefined): WizardValues {
  const email: Partial<Record<ChannelKey, { value: string; title: string }>> = person
    ? { email: { value: person.email, title: "" } }
    : {};
  return {
    ...newCardValues(),
    username: person?.card?.username ?? "",
    fullname: person?.name ?? sample?.fullname ?? "",
    occupation: person?.card?.occupation ?? "",
    profilepic: person?.card?.profilepic ?? null,
    contacts: email,
  };
}

type ShownWithProps = Omit<ReturnType<typeof useColleagues>, "shown">;

/** Above the preview. */
export function ShownWith({ people, chosen, pick }: ShownWithProps) {
  const t = useTranslate(wizardTemplate);
  const options = people.map(({ personid, name }) => ({ value: personid, label: name }));
  return (
    <Select
      label={t("shownWith")}
      options={options}
      value={chosen}
      placeholder={t("nobodyYet")}
      isDisabled={options.length === 0}
      onValueChange={pick}
    />
  );
}

import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { useState } from "react";

export type Selection = {
  people: readonly TeamPerson[];
  has: (personid: string) => boolean;
  setAll: (people: readonly TeamPerson[], isOn: boolean) => void;
  clear: () => void;
};

/** People chosen in the list, also on pages that are not shown. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, TeamPerson>>(new Map());
  return {
    people: [...chosen.values()],
    has: (personid) => chosen.has(personid),
    setAll: (people, isOn) =>
      setChosen((before) => {
        const after = new Map(before);
        for (const person of people) {
          if (isOn) after.set(person.personid, person);
          else after.delete(person.personid);
        }
        return after;
      }),
    clear: () => setChosen(new Map()),
  };
}

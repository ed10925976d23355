import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { useEffect, useId, useState } from "react";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";
import { classNames } from "../../../ui/class-names.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import { PersonPicture } from "../../card/view/person-picture.tsx";
import { teamKeys } from "./team.queries.ts";

const MAX_SHOWN = 4;
/** As the server takes it. */
const QUERY_MAX = 200;

type PersonPickerProps = {
  userid: string;
  teamid: string;
  /** Those in the team already; absent for those who are invited too. */
  state?: "here";
  isOffered: (person: TeamPerson) => boolean;
  texts: { legend: string; find: string; clear: string; nobody: string };
  chosen: TeamPerson | undefined;
  onChoose: (person: TeamPerson) => void;
  /** The first one is chosen until somebody else is. */
  isFirstProposed?: boolean;
};

/** Somebody of a team, found by typing. */
export function PersonPicker(props: PersonPickerProps) {
  const { userid, teamid, state, isOffered, texts, chosen, onChoose, isFirstProposed = false } = props;
  const name = useId();
  const [q, setQ] = useState("");
  const query = { find: q, ...(state && { state }) };
  const list = useQuery({
    queryKey: [...teamKeys.one(userid, teamid), "people", query],
    queryFn: ({ signal }) => call("GET /api/team/:teamid/people", { params: { teamid }, query }, { signal }),
    placeholderData: keepPreviousData,
    ...revalidating,
  });
  const people = list.data?.people.filter(isOffered);
  const shown = people?.slice(0, MAX_SHOWN) ?? [];
  const [first] = shown;
  useEffect(() => {
    if (isFirstProposed && first && !chosen) onChoose(first);
  }, [isFirstProposed, first, chosen, onChoose]);

  return (
    <div className="grid gap-2.5">
      <p className="font-semibold">{texts.legend}</p>
      <SearchField
        label={texts.find}
        clearLabel={texts.clear}
        placeholder={texts.find}
        maxLength={QUERY_MAX}
        query={q}
        onSearch={setQ}
      />
      <fieldset className="grid min-w-0">
        <legend className="sr-only">{texts.legend}</legend>
        {shown.map((person) => (
          <label
            key={person.personid}
            className={classNames(
              "flex min-h-touch cursor-pointer items-center gap-3 rounded-[0.625rem] px-2 py-1.5 has-focus-visible:outline-3 has-focus-visible:outline-accent",
              person.personid === chosen?.personid ? "bg-accent-soft" : "hover:bg-sunk",
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={person.personid === chosen?.personid}
              onChange={() => onChoose(person)}
            />
            <PersonPicture
              name={person.name}
              photo={person.card?.profilepic}
              theme={person.card?.color ?? ""}
              size="small"
            />
            <bdi className="min-w-0 wrap-anywhere">{person.name}</bdi>
          </label>
        ))}
      </fieldset>
      <p role="status" className="text-muted empty:hidden">
        {people?.length === 0 && texts.nobody}
      </p>
    </div>
  );
}

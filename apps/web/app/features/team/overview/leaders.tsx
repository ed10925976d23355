import { formatEnumeration } from "@visita/domain/format";
import { teamOverview } from "@visita/domain/owner-messages/team-overview";
import { teamPeople } from "@visita/domain/owner-messages/team-people";
import { Mail } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { PersonPicture } from "../../card/view/person-picture.tsx";
import { useTeam } from "../frame/team-context.ts";
import { NO_CARD } from "../people/person-row.tsx";

/** The owners and admins of a member's team, and a mail to each. */
export function Leaders() {
  const t = useTranslate(teamOverview);
  const roles = useTranslate(teamPeople);
  const { leaders } = useTeam().team;
  if (leaders.length === 0) return null;
  return (
    <section aria-labelledby="leaders">
      <h2 id="leaders" className="type-heading mb-2">
        {t("looksAfter")}
      </h2>
      <ul className="border-y border-line">
        {leaders.map(({ name, email, role, profilepic, color }) => (
          <li
            key={email}
            className="flex items-center gap-3.5 py-3 leading-[1.4] not-first:border-t not-first:border-line"
          >
            <PersonPicture name={name} photo={profilepic} theme={color ?? NO_CARD} size="row" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <bdi className="block font-semibold">{name}</bdi>
              <span className="block text-small text-muted">
                {formatEnumeration(t.language, [roles(role), email])}
              </span>
            </span>
            <a
              href={`mailto:${email}`}
              aria-label={t("writeTo", { name })}
              className="grid size-touch shrink-0 place-items-center rounded-sm text-muted hover:bg-sunk hover:text-text"
            >
              <Mail aria-hidden="true" size={20} strokeWidth={1.75} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

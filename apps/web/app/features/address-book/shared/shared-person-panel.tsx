import { sharedContactTexts } from "@visita/domain/owner-messages/shared-contacts";
import type { SharedPerson } from "@visita/domain/team/team-contacts.contract";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { Badge } from "../../../ui/badge.tsx";
import {
  BackToList,
  MetBlock,
  NoteLeft,
  PersonHeading,
  personPanelClasses,
  SentCard,
} from "../person-parts.tsx";
import { personTheme } from "../person-photo.tsx";
import { PersonWays } from "../person-ways.tsx";

type SharedPersonPanelProps = { person: SharedPerson; onClose: () => void };

/** Beside the list on a desktop; below, a page with a way back. Nothing here can be changed. */
export function SharedPersonPanel({ person, onClose }: SharedPersonPanelProps) {
  const t = useTranslate(sharedContactTexts);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isDesk = useMediaQuery("(min-width: 64rem)");
  const holder = `${person.holder.firstname} ${person.holder.lastname}`.trim();
  const open = useEffectEvent(() => headingRef.current?.focus({ preventScroll: isDesk }));
  useEffect(() => open(), []);
  return (
    <article data-card={personTheme(person)} aria-label={person.name} className={personPanelClasses}>
      <BackToList onClose={onClose} />
      <PersonHeading person={person} headingRef={headingRef} onClose={onClose} />
      <MetBlock person={{ ...person, met: person.met || t("onTheCard"), origin: "left" }} />
      <p>
        <Badge>
          <bdi>{t("withMember", { name: holder })}</bdi>
        </Badge>
      </p>
      <NoteLeft person={person} />
      <PersonWays person={person} />
      {person.sentCard && <SentCard person={person} sentCard={person.sentCard} />}
    </article>
  );
}

import type { CurrentUser } from "@visita/domain/account/session.contract";
import { useState } from "react";
import { useCards } from "../card/public/card.queries.ts";

const shape = "aspect-4/5 w-9 shrink-0 rounded-[0.375rem]";

/** The photo of one's first card, or initials until there is one. Who it is stands beside it. */
export function AccountPhoto({ user: { userid, firstname, lastname } }: { user: CurrentUser }) {
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

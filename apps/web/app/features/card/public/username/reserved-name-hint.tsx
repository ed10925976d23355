import { CARD_MESSAGES as TEXT, usernameTaken } from "@visita/domain/card/card.messages";
import { isReservedUsername } from "@visita/domain/card/reserved-username";
import { Link } from "react-router";
import { useSettings } from "../../../../lib/use-settings.ts";

type ReservedNameHintProps = {
  username: string;
  /** What stands at the field. */
  problem: string | undefined;
};

/** Beside a name that is refused although nobody has it: whom to ask for it. */
export function ReservedNameHint({ username, problem }: ReservedNameHintProps) {
  const brand = useSettings()?.brand ?? "";
  if (problem !== usernameTaken(username) || !isReservedUsername(username, brand)) return null;
  return (
    <p className="mt-2 text-small text-muted">
      {`${TEXT.usernameReserved} `}
      <Link to="/contact" className="type-link rounded-xs">
        {TEXT.askForUsername}
      </Link>
    </p>
  );
}

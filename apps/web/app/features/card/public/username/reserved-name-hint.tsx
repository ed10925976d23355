import { cardAnswers } from "@visita/domain/answers/card";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { isReservedUsername } from "@visita/domain/card/reserved-username";
import { Link } from "react-router";
import { useAnswers } from "../../../../lib/answers.ts";
import { useSettings } from "../../../../lib/use-settings.ts";

type ReservedNameHintProps = {
  username: string;
  /** What stands at the field. */
  problem: string | undefined;
};

/** Beside a name that is refused although nobody has it: whom to ask for it. */
export function ReservedNameHint({ username, problem }: ReservedNameHintProps) {
  const word = useAnswers({ card: cardAnswers });
  const brand = useSettings()?.brand ?? "";
  if (problem !== TEXT.usernameTaken({ username }) || !isReservedUsername(username, brand)) return null;
  return (
    <p className="mt-2 text-small text-muted">
      {`${word(TEXT.usernameReserved)} `}
      <Link to="/contact" className="type-link rounded-xs">
        {word(TEXT.askForUsername)}
      </Link>
    </p>
  );
}

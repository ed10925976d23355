import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { useNavigate } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useTeam } from "../frame/team-context.ts";
import type { LookedAt } from "./invitation-calls.ts";
import { MadeCards, MadeMark } from "./made-cards.tsx";
import { SeatPriceStep } from "./seat-price.tsx";
import { themeOf } from "./template-select.tsx";
import type { Sheet } from "./use-sheet.ts";

type SheetDialogProps = {
  lookedAt: LookedAt;
  sheet: Sheet;
  template: TeamTemplate | undefined;
  isPricing: boolean;
  onBack: () => void;
};

/** What a file costs, and then what was made of it. */
export function SheetDialog({ lookedAt, sheet, template, isPricing, onBack }: SheetDialogProps) {
  const t = useTranslate(teamInviteTexts);
  const { teamPath } = useTeam();
  const navigate = useNavigate();
  const { made } = sheet;
  const { people } = lookedAt.look;

  /** With something made, the dialog goes with the page. */
  async function close() {
    if (!made) return onBack();
    await navigate(teamPath("/team/people"));
    sheet.forget();
  }

  const title = made ? t("made", { count: made.cards.length }) : t("question", { count: people });
  return (
    <Dialog
      isOpen={isPricing || made !== undefined}
      onOpenChange={(isOpen) => !isOpen && void close()}
      title={made?.cards.length === 0 ? t("madeNone") : title}
      mark={made && made.cards.length > 0 && <MadeMark />}
      size="xl"
    >
      {made ? (
        template && <MadeCards made={made} color={themeOf(template)} onDone={close} />
      ) : (
        <div className="mt-3">
          <SeatPriceStep
            look={lookedAt.look}
            isFile
            onBack={onBack}
            onLeave={() => undefined}
            onPaid={() => {
              onBack();
              sheet.seatsBought();
              void sheet.send(lookedAt);
            }}
          />
        </div>
      )}
    </Dialog>
  );
}

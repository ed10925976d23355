import { teamMove } from "@visita/domain/owner-messages/team-move";
import { teamPeople } from "@visita/domain/owner-messages/team-people";
import { Layers, LogOut, X } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { Selection } from "./use-selection.ts";

type SelectionBarProps = {
  selection: Selection;
  /** Absent while there is one template alone. */
  onMove: (() => void) | undefined;
  onTakeOut: () => void;
};

/** What is done with everybody who is selected. The number is announced. */
export function SelectionBar({ selection, onMove, onTakeOut }: SelectionBarProps) {
  const t = useTranslate(teamPeople);
  const move = useTranslate(teamMove);
  const count = selection.people.length;
  return (
    <div
      className={
        count === 0
          ? "sr-only"
          : "mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1.5 rounded-md bg-accent-soft p-1.5 text-small md:flex md:gap-3 md:ps-4"
      }
    >
      <p role="status" className="min-w-0 flex-1 font-semibold text-accent max-md:ps-2.5">
        {count > 0 && t("selected", { count })}
      </p>
      {count > 0 && (
        <>
          <IconButton
            label={t("selectNobody")}
            icon={X}
            size="sm"
            hasTooltip={false}
            className="md:order-last"
            onClick={selection.clear}
          />
          <div className="grid auto-cols-fr grid-flow-col gap-1.5 max-md:col-span-2 md:flex md:gap-3">
            {onMove && (
              <Button
                variant="secondary"
                icon={Layers}
                className="min-h-touch! px-3.5! text-small!"
                onClick={onMove}
              >
                {move("moveThem")}
              </Button>
            )}
            <Button
              variant="secondary"
              icon={LogOut}
              className="min-h-touch! px-3.5! text-small!"
              onClick={onTakeOut}
            >
              {t("takeOut")}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

import { favouriteAnswers } from "@visita/domain/answers/favourite";
import type { Favourite } from "@visita/domain/favourite/favourite.contract";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { useTranslate } from "../../lib/language.tsx";
import { useToastSlot } from "../../ui/toast.tsx";
import { useRemoveFavourite, useRestoreFavourite } from "./favourite.queries.ts";

/** Removes a card and says so, with a way to take it back. */
export function useFavouriteActions(userid: string) {
  const t = useTranslate(favouriteAnswers);
  // Only what was done last can be taken back: a pile of messages would hide the list.
  const message = useToastSlot();

  const failed = (text: string) => () => message.show("error", text);
  const restoring = useRestoreFavourite(userid, {
    onDone: ({ relatedData }) => message.show("success", t("added", { name: relatedData.fullname })),
    onFailed: failed(t("addFailed")),
  });
  const removing = useRemoveFavourite(userid, {
    onDone: (favourite) => {
      const { fullname, isResting } = favourite.relatedData;
      // Nobody can begin to keep a card that rests, so there is no way back.
      if (isResting) return message.show("success", t("removed", { name: fullname }));
      message.show("success", () => (
        <RemovedMessage
          fullname={fullname}
          onUndo={() => {
            message.clear();
            restoring.mutate(favourite);
          }}
        />
      ));
    },
    onFailed: failed(t("removeFailed")),
  });
  return { remove: (favourite: Favourite) => removing.mutate(favourite) };
}

type RemovedMessageProps = { fullname: string; onUndo: () => void };

/** What the toast says after a removal, with the way back. */
function RemovedMessage({ fullname, onUndo }: RemovedMessageProps) {
  const t = useTranslate(favouriteAnswers);
  const common = useTranslate(commonTexts);
  return (
    <span className="flex items-center gap-3">
      <span className="min-w-0 wrap-anywhere">{t("removed", { name: fullname })}</span>
      <button
        type="button"
        className="-my-2.5 -me-2 min-h-touch shrink-0 rounded-sm px-2 font-semibold text-toast-accent underline-offset-3 hover:underline"
        onClick={onUndo}
      >
        {common("undo")}
      </button>
    </span>
  );
}

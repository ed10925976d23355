import { favouriteRemoved } from "@visita/domain/favourite/favourite.messages";

type RemovedMessageProps = { fullname: string; onUndo: () => void };

/** What the toast says after a removal, with the way back. */
export function RemovedMessage({ fullname, onUndo }: RemovedMessageProps) {
  return (
    <span className="flex items-center gap-3">
      <span className="min-w-0 wrap-anywhere">{favouriteRemoved(fullname)}</span>
      <button
        type="button"
        className="-my-2.5 -mr-2 min-h-touch shrink-0 rounded-sm px-2 font-semibold text-toast-accent underline-offset-3 hover:underline"
        onClick={onUndo}
      >
        Undo
      </button>
    </span>
  );
}

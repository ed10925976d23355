import { commonTexts } from "@visita/domain/owner-messages/common";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useCallback, useId, useMemo } from "react";
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";
import { useAnswers } from "../lib/answers.ts";
import { useTranslate } from "../lib/language.tsx";
import { classNames } from "./class-names.ts";
import { Spinner } from "./progress.tsx";

/** How long the product's own messages stay. */
const PRODUCT_DURATION_MS = 5000;
/** As long as the leave animation. */
const REMOVE_DELAY_MS = 220;

type Message = Parameters<typeof toast>[0];
/** With the `id` of an earlier toast, the new one takes its place. */
type NotifyOptions = { id?: string };

/**
 * The library's id for each of ours. Another one after each dismissal: a toast that is just leaving would take a successor
 * of the same id along.
 */
const ids = new Map<string, string>();
let dismissals = 0;

function renew(id: string): void {
  dismissals += 1;
  ids.set(id, `${id}-${dismissals}`);
}

function dismiss(id?: string): void {
  toast.dismiss(id === undefined ? undefined : (ids.get(id) ?? id));
  for (const each of id === undefined ? [...ids.keys()] : [id]) if (ids.has(each)) renew(each);
}

type Show = (message: Message, options: { id?: string; duration: number }) => string;

function shownWith(show: Show, duration: number) {
  return (message: Message, { id }: NotifyOptions = {}): string => {
    if (id === undefined) return show(message, { duration });
    const current = ids.get(id) ?? id;
    ids.set(id, current);
    show(message, { id: current, duration });
    return id;
  };
}

/** The product's own toasts. Each returns the id to dismiss or replace it by. */
export const notify = {
  success: shownWith(toast.success, PRODUCT_DURATION_MS),
  error: shownWith(toast.error, PRODUCT_DURATION_MS),
  blank: shownWith(toast, PRODUCT_DURATION_MS),
  custom: shownWith(toast.custom, PRODUCT_DURATION_MS),
  /** Stays until it is dismissed or replaced. */
  loading: shownWith(toast.loading, Number.POSITIVE_INFINITY),
  /** Without an id, all of them. */
  dismiss,
};

/**
 * Place once, outside of anything with a transform. Kinds, lifetimes and the limit of 20 are react-hot-toast's; its
 * headless half is used because it writes no styles into the page.
 */
export function Toaster() {
  const common = useTranslate(commonTexts);
  const { toasts, handlers } = useToaster({ removeDelay: REMOVE_DELAY_MS });
  return (
    // Below the close button of an open drawer or of the camera.
    // aria-live, although off: an open dialog hides everything from screen readers but elements that carry it.
    <section
      data-toaster=""
      aria-label={common("messages")}
      aria-live="off"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      className="pointer-events-none fixed inset-x-0 top-4 z-60 flex flex-col items-center gap-2 px-4 in-[body:has([data-drawer],[data-camera])]:top-18"
    >
      {toasts.map((item) => (
        <ToastItem key={item.id} item={item} />
      ))}
    </section>
  );
}

function ToastItem({ item }: { item: Toast }) {
  const word = useAnswers();
  const message = resolveValue(item.message, item);
  const motion = item.visible ? "animate-drop-in" : "animate-drop-out";
  return (
    <div
      role={item.type === "error" ? "alert" : "status"}
      className={classNames(
        "pointer-events-auto max-w-full text-small leading-[1.35] font-medium wrap-anywhere",
        motion,
        item.type !== "custom" &&
          "inline-flex min-h-control max-w-[min(100%,30rem)] items-center gap-2.5 rounded-md bg-toast py-2.5 pe-4.5 ps-3.5 text-on-toast shadow-float",
        item.type === "blank" && "ps-4.5",
        item.className,
      )}
    >
      {item.icon ?? <KindIcon kind={item.type} />}
      {typeof message === "string" ? word(message) : message}
    </div>
  );
}

function KindIcon({ kind }: { kind: Toast["type"] }) {
  if (kind === "loading") return <Spinner className="text-toast-accent" />;
  const icon = { "aria-hidden": true, size: 20, strokeWidth: 2 } as const;
  if (kind === "success") return <CircleCheck {...icon} className="shrink-0 text-toast-success" />;
  if (kind === "error") return <CircleAlert {...icon} className="shrink-0 text-toast-danger" />;
  return null;
}

/** Room for one toast: the next takes the place of the last. */
export function useToastSlot() {
  const id = useId();
  const clear = useCallback(() => notify.dismiss(id), [id]);
  const show = useCallback(
    (kind: "success" | "error", message: Parameters<typeof notify.success>[0]) => {
      clear();
      notify[kind](message, { id });
    },
    [clear, id],
  );
  return useMemo(() => ({ show, clear }), [show, clear]);
}

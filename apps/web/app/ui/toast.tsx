import { CircleAlert, CircleCheck } from "lucide-react";
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

/** How long the product's own messages stay. */
const PRODUCT_DURATION_MS = 5000;
/** As long as the leave animation. */
const REMOVE_DELAY_MS = 220;

type Message = Parameters<typeof toast>[0];
/** With the `id` of an earlier toast, the new one takes its place. */
type NotifyOptions = { id?: string };

const timed = (options?: NotifyOptions) => ({ ...options, duration: PRODUCT_DURATION_MS });

/** The product's own toasts. Each returns the id to dismiss or replace it by. */
export const notify = {
  success: (message: Message, options?: NotifyOptions) => toast.success(message, timed(options)),
  error: (message: Message, options?: NotifyOptions) => toast.error(message, timed(options)),
  blank: (message: Message, options?: NotifyOptions) => toast(message, timed(options)),
  custom: (message: Message, options?: NotifyOptions) => toast.custom(message, timed(options)),
  /** Stays until it is dismissed or replaced. */
  loading: (message: Message, options?: NotifyOptions) =>
    toast.loading(message, { ...options, duration: Number.POSITIVE_INFINITY }),
  /** Without an id, all of them. */
  dismiss: (id?: string) => toast.dismiss(id),
};

/**
 * Place once, outside of anything with a transform. Kinds, lifetimes and the limit of 20 are react-hot-toast's; its
 * headless half is used because it writes no styles into the page.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay: REMOVE_DELAY_MS });
  return (
    // Below the close button of an open drawer.
    // aria-live, although off: an open dialog hides everything from screen readers but elements that carry it.
    <section
      data-toaster=""
      aria-label="Messages"
      aria-live="off"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      className="pointer-events-none fixed inset-x-0 top-4 z-60 flex flex-col items-center gap-2 px-4 in-[body:has([data-drawer])]:top-18"
    >
      {toasts.map((item) => (
        <ToastItem key={item.id} item={item} />
      ))}
    </section>
  );
}

function ToastItem({ item }: { item: Toast }) {
  const motion = item.visible ? "animate-drop-in" : "animate-drop-out";
  return (
    <div
      role={item.type === "error" ? "alert" : "status"}
      className={classNames(
        "pointer-events-auto max-w-full text-small leading-[1.35] font-medium",
        motion,
        item.type !== "custom" &&
          "inline-flex min-h-control max-w-[min(100%,30rem)] items-center gap-2.5 rounded-md bg-toast py-2.5 pr-4.5 pl-3.5 text-on-toast shadow-float",
        item.type === "blank" && "pl-4.5",
        item.className,
      )}
    >
      {item.icon ?? <KindIcon kind={item.type} />}
      {resolveValue(item.message, item)}
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

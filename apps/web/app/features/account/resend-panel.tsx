import { useEffect, useRef, useState } from "react";
import { useSettings } from "../../lib/use-settings.ts";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";

type ResendPanelProps = {
  seconds: number;
  /** Length of the full bar in seconds. */
  wait: number;
  /** Formats the remaining time. */
  format: (seconds: number) => string;
  onResend: () => void;
  isSending: boolean;
  /** The server's message about a failed attempt. */
  problem?: string | undefined;
};

export function ResendPanel({ seconds, wait, format, onResend, isSending, problem }: ResendPanelProps) {
  return (
    <div className="grid gap-3 border-t border-line pt-4.5">
      <div className="flex items-center justify-between gap-4 text-muted">
        <p className="text-small">
          No code yet? Look in your spam folder, or ask for a new one{seconds > 0 ? " in" : "."}
        </p>
        <p
          role="timer"
          aria-label="Time until a new code"
          className="figures-display text-[1.75rem] leading-none font-[480] whitespace-nowrap text-text"
        >
          {format(seconds)}
        </p>
      </div>
      <div aria-hidden="true">
        <ProgressBar label="" value={seconds / wait} />
      </div>
      {problem && (
        <p role="alert" className="text-help font-medium text-danger">
          {problem}
        </p>
      )}
      <Button
        variant="secondary"
        isFull
        disabled={seconds > 0 && !isSending}
        isBusy={isSending}
        busyLabel="Sending..."
        onClick={onResend}
      >
        Resend code
      </Button>
      <SpokenMinutes seconds={seconds} />
    </div>
  );
}

/** Announces full minutes and the end only: every second would drown out everything else. */
function SpokenMinutes({ seconds }: { seconds: number }) {
  const [text, setText] = useState("");
  const before = useRef(seconds);
  useEffect(() => {
    // Not on mount, when the screen reader reads the page itself.
    if (seconds < before.current && seconds % 60 === 0) setText(spokenText(seconds / 60));
    before.current = seconds;
  }, [seconds]);
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}

function spokenText(minutes: number): string {
  if (minutes === 0) return "You can ask for a new code now.";
  return `You can ask for a new code in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}

/** Link to the local mailbox of an installation without a mail server. */
export function MailboxHint() {
  const mailboxUrl = useSettings()?.mailboxUrl;
  if (!mailboxUrl) return null;
  return (
    <p className="text-center text-help text-muted">
      Mails stay on this machine.{" "}
      <a
        href={mailboxUrl}
        target="_blank"
        rel="noopener"
        className="type-link -my-2.75 inline-flex min-h-touch items-center rounded-xs"
      >
        Open the local mailbox
      </a>
    </p>
  );
}

import { type AuthWords, authTexts } from "@visita/domain/owner-messages/auth";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { useSettings } from "../../lib/use-settings.ts";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";

type ResendPanelProps = {
  seconds: number;
  /** What a full bar stands for, in seconds. */
  wait: number;
  /** How the time left is written. */
  format: (seconds: number) => string;
  onResend: () => void;
  isSending: boolean;
  /** What the server said about a failed attempt. */
  problem?: string | undefined;
};

export function ResendPanel({ seconds, wait, format, onResend, isSending, problem }: ResendPanelProps) {
  const t = useTranslate(authTexts);
  const common = useTranslate(commonTexts);
  return (
    <div className="grid gap-3 border-t border-line pt-4.5">
      <div className="flex items-center justify-between gap-4 text-muted">
        <p className="text-small">{t(seconds > 0 ? "noCodeYetWait" : "noCodeYet")}</p>
        <p
          role="timer"
          aria-label={t("untilNewCode")}
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
        busyLabel={common("sending")}
        onClick={onResend}
      >
        {t("resendCode")}
      </Button>
      <SpokenMinutes seconds={seconds} />
    </div>
  );
}

export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Every full minute and the end; a voice that counts seconds would drown everything else. */
function SpokenMinutes({ seconds }: { seconds: number }) {
  const t = useTranslate(authTexts);
  const [text, setText] = useState("");
  const say = useEffectEvent(() => setText(spokenText(seconds / 60, t)));
  const before = useRef(seconds);
  useEffect(() => {
    // Only while time passes: a page that has just been opened has other things to say.
    if (seconds < before.current && seconds % 60 === 0) say();
    before.current = seconds;
  }, [seconds]);
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}

function spokenText(minutes: number, t: AuthWords): string {
  return minutes === 0 ? t("newCodeNow") : t("newCodeIn", { count: minutes });
}

/** Where an installation without a mail server lets its mails be read. */
export function MailboxHint() {
  const t = useTranslate(authTexts);
  const mailboxUrl = useSettings()?.mailboxUrl;
  if (!mailboxUrl) return null;
  return (
    <p className="text-center text-help text-muted">
      <TaggedText
        text={t("localMailbox")}
        tags={{
          mailbox: (text) => (
            <a
              href={mailboxUrl}
              target="_blank"
              rel="noopener"
              className="type-link -my-2.75 inline-flex min-h-touch items-center rounded-xs"
            >
              {text}
            </a>
          ),
        }}
      />
    </p>
  );
}

import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import { usernameProblem } from "@visita/domain/card/username.rules";
import { proposeUsername } from "@visita/domain/card/username-proposal";
import { wizardStepTexts } from "@visita/domain/owner-messages/wizard-steps";
import { Link2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent } from "react";
import { cardPath, displayLink } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useDrawnCode } from "../../../lib/use-drawn-code.ts";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FreeUsernames } from "../../card/public/username/free-usernames.tsx";
import { ReservedNameHint } from "../../card/public/username/reserved-name-hint.tsx";
import { useText, useWizard, useWizardState } from "../wizard-context.tsx";
import { useUsernameCheck } from "./use-username-check.ts";

/** How much of a link and a name the box has room for, in signs. */
const BOX_CHARS = { phone: 26, desk: 60 };
/** Of a name that is still to be typed. */
const NAME_MAX_CHARS = 8;

export function UsernameStep() {
  const t = useTranslate(wizardStepTexts);
  const { store, features } = useWizard();
  const { value, error, set } = useText("username");
  const freeUsername = useWizardState((state) => state.freeUsername);
  const { isChecking, alternatives, check, checkSoon, stop } = useUsernameCheck();
  const publicUrl = useSettings()?.publicUrl;
  const start = cardLinkStart(publicUrl);
  const username = value.trim();
  const isRoomy = start.length + Math.max(username.length, NAME_MAX_CHARS) <= useBoxChars();
  // Once: whoever empties the field wants another one.
  const propose = useEffectEvent(() => {
    const proposed = proposeUsername(store.get().values.fullname);
    if (value !== "" || proposed === "") return;
    store.proposeUsername(proposed);
    void check({ isQuiet: true, isProposal: true });
  });
  useEffect(() => propose(), []);

  const isFree = freeUsername !== null && freeUsername === username;

  function take(name: string) {
    stop();
    set(name);
    store.setFreeUsername(name);
  }

  function checkOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void check();
  }

  return (
    <>
      <div data-field="username">
        <TextField
          label={t("username")}
          isRequired
          name="username"
          prefix={isRoomy ? start : "/c/"}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={value}
          onChange={(event) => {
            stop();
            set(event.target.value);
            checkSoon();
          }}
          onKeyDown={checkOnEnter}
          error={error}
          success={isFree ? CARD_MESSAGES.usernameAvailable({ username }) : undefined}
          trailing={
            <Button isBusy={isChecking} busyLabel={t("check")} onClick={() => void check()}>
              {t("check")}
            </Button>
          }
        />
      </div>
      <ReservedNameHint username={username} problem={error} />
      {alternatives.length > 0 && <FreeUsernames names={alternatives} onTake={take} />}
      <div className="mt-6 flex items-center gap-4 rounded-lg border border-line bg-surface p-4">
        {features.qrCode && usernameProblem(username) === null ? (
          <CardLinkCode url={`${publicUrl ?? ""}${cardPath(username)}`} link={start + username} />
        ) : (
          <span className="grid size-control shrink-0 place-items-center rounded-md bg-accent-soft text-accent">
            <Link2 aria-hidden="true" size={24} strokeWidth={1.75} />
          </span>
        )}
        <div className="min-w-0">
          <p dir="ltr" className="font-semibold wrap-anywhere">
            {start + (username || t("yourName"))}
          </p>
          <p className="text-small text-muted">{t("usernameHint")}</p>
        </div>
      </div>
    </>
  );
}

/** Where they do not fit, the name comes first: the whole link stands below the box anyway. */
function useBoxChars(): number {
  const isPhone = useMediaQuery("(min-width: 24rem)");
  const isDesk = useMediaQuery("(min-width: 44rem)");
  if (isDesk) return BOX_CHARS.desk;
  return isPhone ? BOX_CHARS.phone : 0;
}

/** Without the scheme: "visita.example/c/". */
function cardLinkStart(publicUrl = ""): string {
  return `${displayLink(publicUrl)}/c/`;
}

/** The QR code of a card link that does not exist yet, drawn while it is typed. Nothing until the first one is drawn. */
function CardLinkCode({ url, link }: { url: string; link: string }) {
  const t = useTranslate(wizardStepTexts);
  // With the level of the card itself, so that the picture does not change when the card is there.
  const code = useDrawnCode(url, "Q");
  if (!code) return <span className="size-23 shrink-0 rounded-sm bg-white" />;
  return (
    <svg
      role="img"
      aria-label={t("qrCodeFor", { link })}
      viewBox={`0 0 ${code.side} ${code.side}`}
      shapeRendering="crispEdges"
      className="size-23 shrink-0 rounded-sm bg-white text-ink-900"
    >
      <path fill="currentColor" d={code.path} />
    </svg>
  );
}

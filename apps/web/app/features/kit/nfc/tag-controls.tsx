import type { Kit } from "@visita/domain/kit/kit.contract";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { kitNfc } from "@visita/domain/owner-messages/kit-nfc";
import type english from "@visita/domain/owner-messages/kit-nfc/en";
import { Nfc, RotateCw } from "lucide-react";
import { useState } from "react";
import { displayLink } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { LinkBox } from "../../../ui/link-box.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { Verdict } from "../../../ui/verdict.tsx";
import { Fine } from "../piece-layout.tsx";
import type { useTagWriter } from "./use-tag-writer.ts";
import { canLockTags, type TagFailure } from "./web-nfc.ts";

type TagControlsProps = { kit: Kit; writer: ReturnType<typeof useTagWriter> };

export function TagControls({ kit, writer: { state, write, stop } }: TagControlsProps) {
  const t = useTranslate(kitNfc);
  const common = useTranslate(commonTexts);
  const [isLocking, setLocking] = useState(false);
  const begin = () => void write(isLocking);
  if (state.step === "looking") return <Looking secondsLeft={state.secondsLeft} onStop={stop} />;
  if (state.step === "written") {
    return (
      <>
        <Written url={kit.url} isReadBack={state.isReadBack} isLocked={state.isLocked} />
        <div className="grid gap-2.5">
          <Button size="lg" isFull icon={Nfc} onClick={begin}>
            {t("writeAnother")}
          </Button>
          <Button variant="secondary" isFull onClick={stop}>
            {t("done")}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      {state.step === "failed" ? (
        <Failure failure={state.failure} />
      ) : (
        <section aria-labelledby="nfc-write" className="grid gap-2.5">
          <h2 id="nfc-write" className="type-heading">
            {t("writeToATag")}
          </h2>
          <Fine>{t("putTagDown")}</Fine>
        </section>
      )}
      <Button size="lg" isFull icon={state.step === "failed" ? RotateCw : Nfc} onClick={begin}>
        {state.step === "failed" ? common("tryAgain") : t("writeToTag")}
      </Button>
      {canLockTags() && (
        <Switch label={t("lockTag")} isOn={isLocking} onChange={setLocking}>
          {t("lockTagNote")}
        </Switch>
      )}
      <div className="border-t border-line pt-6">
        <LinkBox label={t("linkOnTag")} url={kit.nfcUrl} />
      </div>
    </>
  );
}

function Looking({ secondsLeft, onStop }: { secondsLeft: number; onStop: () => void }) {
  const t = useTranslate(kitNfc);
  // A screen reader is told every ten seconds, not every second.
  const announced = Math.ceil(secondsLeft / 10) * 10;
  return (
    <>
      <Verdict tone="busy" title={t("looking")}>
        <p>
          {t("holdPhone")} <span aria-hidden="true">{t("secondsLeft", { count: secondsLeft })}</span>
          <span className="sr-only">{t("secondsLeft", { count: announced })}</span>
        </p>
      </Verdict>
      <Button variant="secondary" size="lg" isFull onClick={onStop}>
        {t("stop")}
      </Button>
      <Fine>{t("nothingHappens")}</Fine>
    </>
  );
}

type WrittenProps = { url: string; isReadBack: boolean; isLocked: boolean };

function Written({ url, isReadBack, isLocked }: WrittenProps) {
  const t = useTranslate(kitNfc);
  if (isReadBack) {
    return (
      <Verdict tone="ok" title={t("writtenAndChecked")}>
        <p>{t(isLocked ? "tagHoldsLocked" : "tagHolds", { link: displayLink(url) })}</p>
      </Verdict>
    );
  }
  return (
    <Verdict tone="warn" title={t("written")}>
      <p>{t("notChecked")}</p>
    </Verdict>
  );
}

/** Why a tag was not written, and what to do. */
const TAG_FAILURES = {
  blocked: ["blocked", "blockedText"],
  off: ["off", "offText"],
  unsupported: ["unsupported", "unsupportedText"],
  locked: ["locked", "lockedText"],
  moved: ["lost", "lostText"],
  timeout: ["notFound", "notFoundText"],
  "lock-failed": ["notLocked", "notLockedText"],
  unknown: ["notWritten", "notWrittenText"],
} as const satisfies Record<TagFailure, readonly [title: keyof typeof english, text: keyof typeof english]>;

function Failure({ failure }: { failure: TagFailure }) {
  const t = useTranslate(kitNfc);
  const [title, text] = TAG_FAILURES[failure];
  return (
    <Verdict tone="no" title={t(title)}>
      <p>{t(text)}</p>
    </Verdict>
  );
}

import { counted } from "@visita/domain/format";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { Nfc, RotateCw } from "lucide-react";
import { useState } from "react";
import { displayLink } from "../../../lib/card-path.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkBox } from "../../../ui/link-box.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { Verdict } from "../../../ui/verdict.tsx";
import { Fine } from "../piece-layout.tsx";
import type { useTagWriter } from "./use-tag-writer.ts";
import { canLockTags, type TagFailure } from "./web-nfc.ts";

type TagControlsProps = { kit: Kit; writer: ReturnType<typeof useTagWriter> };

export function TagControls({ kit, writer: { state, write, stop } }: TagControlsProps) {
  const [isLocking, setLocking] = useState(false);
  const begin = () => void write(isLocking);
  if (state.step === "looking") return <Looking secondsLeft={state.secondsLeft} onStop={stop} />;
  if (state.step === "written") {
    return (
      <>
        <Written url={kit.url} isReadBack={state.isReadBack} isLocked={state.isLocked} />
        <div className="grid gap-2.5">
          <Button size="lg" isFull icon={Nfc} onClick={begin}>
            Write another
          </Button>
          <Button variant="secondary" isFull onClick={stop}>
            Done
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      {state.step === "failed" ? (
        <Verdict tone="no" title={TAG_FAILURES[state.failure].title}>
          <p>{TAG_FAILURES[state.failure].text}</p>
        </Verdict>
      ) : (
        <section aria-labelledby="nfc-write" className="grid gap-2.5">
          <h2 id="nfc-write" className="type-heading">
            Write to a tag
          </h2>
          <Fine>
            This phone can write tags. Put an empty tag on the table, press the button, then hold the back of
            the phone to the tag.
          </Fine>
        </section>
      )}
      <Button size="lg" isFull icon={state.step === "failed" ? RotateCw : Nfc} onClick={begin}>
        {state.step === "failed" ? "Try again" : "Write to tag"}
      </Button>
      {canLockTags() && (
        <Switch label="Lock the tag afterwards" isOn={isLocking} onChange={setLocking}>
          No one can overwrite it, including you
        </Switch>
      )}
      <div className="border-t border-line pt-6">
        <LinkBox label="Link on the tag" url={kit.nfcUrl} />
      </div>
    </>
  );
}

function Looking({ secondsLeft, onStop }: { secondsLeft: number; onStop: () => void }) {
  // A screen reader is told every ten seconds, not every second.
  const announced = Math.ceil(secondsLeft / 10) * 10;
  return (
    <>
      <Verdict tone="busy" title="Looking for a tag">
        <p>
          Hold the back of the phone to it, near the camera.{" "}
          <span aria-hidden="true">{counted(secondsLeft, "second")} left.</span>
          <span className="sr-only">{announced} seconds left.</span>
        </p>
      </Verdict>
      <Button variant="secondary" size="lg" isFull onClick={onStop}>
        Stop
      </Button>
      <Fine>Nothing happens? Take the phone out of its case, and check that NFC is on.</Fine>
    </>
  );
}

type WrittenProps = { url: string; isReadBack: boolean; isLocked: boolean };

function Written({ url, isReadBack, isLocked }: WrittenProps) {
  if (isReadBack) {
    const holds = `The tag holds ${displayLink(url)}${isLocked ? " and is locked" : ""}.`;
    return (
      <Verdict tone="ok" title="Written and checked">
        <p>{holds} Visits from it count as NFC.</p>
      </Verdict>
    );
  }
  return (
    <Verdict tone="warn" title="Written">
      <p>It was moved before we could check it. Hold a phone to it to see your card open.</p>
    </Verdict>
  );
}

/** Why a tag was not written, and what to do. */
const TAG_FAILURES: Readonly<Record<TagFailure, { title: string; text: string }>> = {
  blocked: {
    title: "NFC is blocked for this site",
    text: "Allow it in the site settings of your browser and try again.",
  },
  off: {
    title: "NFC is off",
    text: "Turn it on in your phone’s settings and try again.",
  },
  unsupported: {
    title: "This tag or phone doesn’t work",
    text: "The phone has no NFC, or the tag can’t store links. Use one that says NTAG or NDEF.",
  },
  locked: {
    title: "This tag is locked",
    text: "It can’t be overwritten. Use another one; stickers cost a few cents each.",
  },
  moved: {
    title: "The tag was lost",
    text: "It was moved too early, or it is too small or locked. Hold the phone still until it says it is done.",
  },
  timeout: {
    title: "No tag was found",
    text: "Hold the back of the phone to the tag, near the camera. A thick case or metal under the tag can get in the way.",
  },
  "lock-failed": {
    title: "Written, but not locked",
    text: "The tag holds your link and can still be overwritten. Try again, or leave it unlocked.",
  },
  unknown: {
    title: "We couldn’t write the tag",
    text: "Take the phone out of its case and try again, or use another tag.",
  },
};

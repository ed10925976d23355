import type { ThemeKey } from "@visita/domain/card/themes";
import { wizardPictureTexts } from "@visita/domain/owner-messages/wizard-picture";
import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { useFileDrop } from "../../../lib/use-file-drop.ts";
import { classNames } from "../../../ui/class-names.ts";
import { FieldMessages } from "../../../ui/field-frame.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { DropZone } from "./drop-zone.tsx";
import { LightInkOffer } from "./light-ink-offer.tsx";
import { PictureActions } from "./picture-actions.tsx";
import { PICTURE_TEXTS, PICTURE_TYPES, type PictureKind } from "./picture-kind.ts";
import { PicturePreview } from "./picture-preview.tsx";
import { usePictureChoice } from "./use-picture-choice.ts";

type PictureFieldProps = {
  kind: PictureKind;
  /** A data URL, or the URL of a stored image. */
  value: string | null;
  onChange: (image: string | null) => void;
  /** The cover that the logo lies on. */
  color: ThemeKey;
  error?: string;
};

const columns = {
  photo: "@min-[34rem]:grid-cols-[11rem_minmax(0,1fr)]",
  logo: "@min-[34rem]:grid-cols-[15rem_minmax(0,1fr)]",
};

export function PictureField({ kind, value, onChange, color, error }: PictureFieldProps) {
  const t = useTranslate(wizardPictureTexts);
  const id = useId();
  const ids = { hint: `${id}-hint`, message: `${id}-message` };
  const field = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const { crop, busyWith, ...choice } = usePictureChoice({ kind, value, onChange, chooser });
  const { isOver, dropProps } = useFileDrop(choice.choose);
  usePicturePaste(field, choice.choose);
  const texts = PICTURE_TEXTS[kind];
  const message = choice.message ?? error;
  const answer = useRef<HTMLDivElement>(null);
  // On a phone the message may lie under the bar below.
  useEffect(() => {
    if (choice.message) answer.current?.scrollIntoView({ block: "nearest" });
  }, [choice.message]);

  function handleInput(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Or the same file, mended meanwhile, could not be chosen again.
    event.target.value = "";
    if (file) choice.choose(file);
  }

  return (
    <>
      <fieldset
        ref={field}
        aria-describedby={message && ids.message}
        {...dropProps}
        className="@container min-w-0"
      >
        <legend className="sr-only">{t(texts.group)}</legend>
        <input
          ref={input}
          id={id}
          type="file"
          accept={PICTURE_TYPES[kind]}
          aria-label={t(texts.choose)}
          onChange={handleInput}
          hidden
        />
        <div
          className={classNames(
            "grid grid-cols-[minmax(0,1fr)] gap-5 @min-[34rem]:items-center @min-[34rem]:gap-8",
            columns[kind],
          )}
        >
          <PicturePreview kind={kind} value={value} color={color} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
            <DropZone inputId={id} kind={kind} isOver={isOver} isInvalid={Boolean(message)} />
            <PictureActions
              kind={kind}
              hasPicture={value !== null}
              chooser={chooser}
              describedBy={classNames(message && ids.message, ids.hint)}
              isOpening={busyWith === "opening"}
              onChoose={() => input.current?.click()}
              onAdjust={choice.adjust}
              onRemove={choice.remove}
            />
            <div className="grid gap-2">
              {message && (
                <div ref={answer} className="scroll-mb-20">
                  <FieldMessages ids={ids} error={message} />
                </div>
              )}
              <FieldMessages ids={ids} hint={t(texts.rules)} />
            </div>
          </div>
        </div>
        {kind === "logo" && value !== null && <LightInkOffer logo={value} onChange={onChange} />}
        <p role="status" aria-live="polite" className="sr-only">
          {choice.announcement}
        </p>
      </fieldset>
      <CropDialog kind={kind} isBusy={busyWith === "cutting"} {...crop} />
    </>
  );
}

/** A image pasted anywhere on the page, unless somebody is writing or a dialog lies above the field. */
function usePicturePaste(field: RefObject<HTMLElement | null>, onFile: (file: File) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || isWriting(event.target)) return;
    if (field.current?.closest("[inert], [aria-hidden='true']")) return;
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });

  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null;
}

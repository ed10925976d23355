import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { type WizardPictureWords, wizardPictureTexts } from "@visita/domain/owner-messages/wizard-picture";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useToastSlot } from "../../../ui/toast.tsx";
import { WIZARD_ANSWERS } from "../wizard-answers.ts";
import type { CropAreaComponent } from "./crop-area.tsx";
import { cropPicture } from "./crop-picture.ts";
import type { Area } from "./picture-geometry.ts";
import { PICTURE_TEXTS, type PictureKind } from "./picture-kind.ts";
import {
  disposeSourcePicture,
  fileProblem,
  NotAPictureError,
  PictureTooLargeError,
  readSourcePicture,
  type SourcePicture,
} from "./source-picture.ts";

export type Cropping = { image: SourcePicture; CropArea: CropAreaComponent; startArea?: Area };
/** What the value was cut from, so that it can be cut again. */
type Original = Required<Cropping> & { result: string };

type ChoiceOptions = {
  kind: PictureKind;
  value: string | null;
  onChange: (image: string | null) => void;
  /** Has the focus when everything is done: the control that is there in every state. */
  chooser: RefObject<HTMLButtonElement | null>;
};

/** The way of a file: checked, decoded, cropped, handed on. Until the last step the value stays as it was. */
export function usePictureChoice({ kind, value, onChange, chooser }: ChoiceOptions) {
  const t = useTranslate(wizardPictureTexts);
  useAnswers(WIZARD_ANSWERS);
  const [problem, setProblem] = useState<string | null>(null);
  const [busyWith, setBusyWith] = useState<"opening" | "cutting" | null>(null);
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const [isCropOpen, setIsCropOpen] = useState(false);
  const [original, setOriginal] = useState<Original | null>(null);
  const [announcement, setAnnouncement] = useState("");
  // The latest choice wins; what an earlier one brings is thrown away.
  const attempt = useRef(0);
  const complaint = useToastSlot();
  useEffect(() => () => cancelAttempt(attempt), []);
  useDisposal(cropping?.image, original?.image);

  function refuse(message: string) {
    setProblem(message);
    setAnnouncement("");
    complaint.show("error", message);
  }

  function choose(file: File) {
    cancelAttempt(attempt);
    setBusyWith(null);
    complaint.clear();
    const message = fileProblem(file, kind);
    if (message) refuse(message);
    else void open(async () => file);
  }

  async function open(read: () => Promise<Blob>) {
    cancelAttempt(attempt);
    const mine = attempt.current;
    setBusyWith("opening");
    setAnnouncement(t("openingPicture"));
    try {
      const { CropArea } = await import("./crop-area.tsx");
      const image = await readSourcePicture(await read(), kind);
      if (mine !== attempt.current) return disposeSourcePicture(image);
      setProblem(null);
      setAnnouncement("");
      chooser.current?.focus({ preventScroll: true });
      setCropping({ image, CropArea });
      setIsCropOpen(true);
    } catch (failure) {
      if (mine === attempt.current) refuse(explain(t, failure));
    }
    if (mine === attempt.current) setBusyWith(null);
  }

  async function finishCrop(area: Area) {
    if (!cropping) return;
    const mine = attempt.current;
    setBusyWith("cutting");
    try {
      const result = await cropPicture(cropping.image, kind, area);
      if (mine !== attempt.current) return;
      setOriginal({ ...cropping, startArea: area, result });
      setProblem(null);
      setIsCropOpen(false);
      setAnnouncement(t(PICTURE_TEXTS[kind].added));
      onChange(result);
    } catch (failure) {
      complaint.show("error", explain(t, failure));
    }
    if (mine === attempt.current) setBusyWith(null);
  }

  function cancelCrop() {
    // Also ends a cut that is under way.
    cancelAttempt(attempt);
    setBusyWith(null);
    setIsCropOpen(false);
  }

  /** Cuts the same picture again: from the file it came from, or from what is stored of it. */
  function adjust(image: string) {
    complaint.clear();
    if (original?.result !== image) return void open(() => fetchImage(image));
    setCropping(original);
    setIsCropOpen(true);
  }

  function remove() {
    cancelAttempt(attempt);
    setBusyWith(null);
    setProblem(null);
    complaint.clear();
    setOriginal(null);
    setCropping(null);
    setAnnouncement(t(PICTURE_TEXTS[kind].removed));
    chooser.current?.focus({ preventScroll: true });
    onChange(null);
  }

  return {
    message: problem ?? undefined,
    adjust: value === null ? undefined : () => adjust(value),
    busyWith,
    announcement,
    crop: { cropping, isOpen: isCropOpen, onCancel: cancelCrop, onUse: finishCrop },
    choose,
    remove,
  };
}

function explain(t: WizardPictureWords, failure: unknown): string {
  if (failure instanceof PictureTooLargeError) return TEXT.imageTooLarge;
  return failure instanceof NotAPictureError ? TEXT.notAnImage : t("notOpened");
}

function cancelAttempt(attempt: RefObject<number>) {
  attempt.current += 1;
}

/** Frees each image as soon as neither the dialog nor the original holds it. */
function useDisposal(...held: (SourcePicture | undefined)[]) {
  const known = useRef(new Set<SourcePicture>());
  useEffect(() => {
    for (const image of known.current) if (!held.includes(image)) disposeSourcePicture(image);
    known.current = new Set(held.filter((image) => image !== undefined));
  });
  useEffect(() => () => known.current.forEach(disposeSourcePicture), []);
}

/** The file behind a value of the form: a data URL, or the URL of a stored image. */
export async function fetchImage(value: string): Promise<Blob> {
  if (value.startsWith("data:")) return dataUrlBlob(value);
  const response = await fetch(value);
  if (!response.ok) throw new Error(`No image, but status ${response.status}`);
  return response.blob();
}

/** Not by fetch: the page's policy allows connections to its own server only. */
function dataUrlBlob(url: string): Blob {
  const [head = "", base64 = ""] = url.split(",", 2);
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? "" });
}

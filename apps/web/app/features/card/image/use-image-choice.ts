import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { type RefObject, useEffect, useRef, useState } from "react";
import { notify } from "../../../ui/toast.tsx";
import type { CropAreaComponent } from "./crop-area.tsx";
import { cropImage } from "./crop-image.ts";
import { fileProblem } from "./file-problem.ts";
import type { Area } from "./image-geometry.ts";
import { IMAGE_FAILED, IMAGE_TEXTS, type ImageKind } from "./image-kind.ts";
import { disposeSourceImage, NotAnImage, readSourceImage, type SourceImage } from "./source-image.ts";

type Problem = { message: string; tooLarge?: File };
export type Cropping = { image: SourceImage; CropArea: CropAreaComponent; startArea?: Area };
/** The source of the value, for cropping again. */
type Original = Required<Cropping> & { result: string };

type ChoiceOptions = {
  kind: ImageKind;
  value: string | null;
  onChange: (image: string | null) => void;
  /** Gets the focus at the end: it is present in every state. */
  chooser: RefObject<HTMLButtonElement | null>;
};

/** Checks, decodes and crops a file. The value changes only at the end. */
export function useImageChoice({ kind, value, onChange, chooser }: ChoiceOptions) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busyWith, setBusyWith] = useState<"opening" | "shrinking" | "cropping" | null>(null);
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const [isCropOpen, setIsCropOpen] = useState(false);
  const [original, setOriginal] = useState<Original | null>(null);
  const [announcement, setAnnouncement] = useState("");
  // The latest attempt wins; results of earlier ones are discarded.
  const attempt = useRef(0);
  const toast = useRef<string>(undefined);
  useEffect(() => () => cancelAttempt(attempt), []);
  useDisposal(cropping?.image, original?.image);

  function refuse(message: string, tooLarge?: File) {
    setProblem({ message, tooLarge });
    setAnnouncement("");
    showError(message);
  }

  /** One toast at a time. No fixed id: a toast that is fading out would remove its successor. */
  function showError(message: string) {
    if (toast.current) notify.dismiss(toast.current);
    toast.current = notify.error(message);
  }

  function choose(file: File) {
    cancelAttempt(attempt);
    setBusyWith(null);
    const message = fileProblem(file);
    if (message) refuse(message, message === TEXT.imageTooLarge ? file : undefined);
    else void open(file, "opening");
  }

  async function open(file: File, task: "opening" | "shrinking") {
    cancelAttempt(attempt);
    const current = attempt.current;
    setBusyWith(task);
    setAnnouncement(task === "opening" ? "Opening the picture..." : "Shrinking the picture...");
    try {
      const { CropArea } = await import("./crop-area.tsx");
      const image = await readSourceImage(file, kind);
      if (current !== attempt.current) return disposeSourceImage(image);
      if (task === "opening") setProblem(null);
      setAnnouncement("");
      chooser.current?.focus({ preventScroll: true });
      setCropping({ image, CropArea });
      setIsCropOpen(true);
    } catch (failure) {
      if (current === attempt.current) refuse(failure instanceof NotAnImage ? TEXT.notAnImage : IMAGE_FAILED);
    }
    if (current === attempt.current) setBusyWith(null);
  }

  async function finishCrop(area: Area) {
    if (!cropping) return;
    const current = attempt.current;
    setBusyWith("cropping");
    try {
      const result = await cropImage(cropping.image, kind, area);
      if (current !== attempt.current) return;
      setOriginal({ ...cropping, startArea: area, result });
      setProblem(null);
      setIsCropOpen(false);
      setAnnouncement(IMAGE_TEXTS[kind].added);
      onChange(result);
    } catch {
      showError(IMAGE_FAILED);
    }
    if (current === attempt.current) setBusyWith(null);
  }

  function cancelCrop() {
    // Also cancels a crop in progress.
    cancelAttempt(attempt);
    setBusyWith(null);
    setIsCropOpen(false);
  }

  function adjust() {
    if (!original) return;
    setCropping(original);
    setIsCropOpen(true);
  }

  function remove() {
    cancelAttempt(attempt);
    setBusyWith(null);
    setProblem(null);
    setOriginal(null);
    setCropping(null);
    setAnnouncement(IMAGE_TEXTS[kind].removed);
    chooser.current?.focus({ preventScroll: true });
    onChange(null);
  }

  const tooLarge = problem?.tooLarge;
  return {
    message: problem?.message,
    shrink: tooLarge && (() => void open(tooLarge, "shrinking")),
    adjust: original !== null && original.result === value ? adjust : undefined,
    busyWith,
    announcement,
    crop: { cropping, isOpen: isCropOpen, onCancel: cancelCrop, onUse: finishCrop },
    choose,
    remove,
  };
}

function cancelAttempt(attempt: RefObject<number>) {
  attempt.current += 1;
}

/** Frees each image that neither the dialog nor the original uses. */
function useDisposal(...used: (SourceImage | undefined)[]) {
  const known = useRef(new Set<SourceImage>());
  useEffect(() => {
    for (const image of known.current) if (!used.includes(image)) disposeSourceImage(image);
    known.current = new Set(used.filter((image) => image !== undefined));
  });
  useEffect(() => () => known.current.forEach(disposeSourceImage), []);
}

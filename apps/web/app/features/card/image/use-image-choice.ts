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
/** What the value was cut from, so that it can be cut again. */
type Original = Required<Cropping> & { result: string };

type ChoiceOptions = {
  kind: ImageKind;
  value: string | null;
  onChange: (image: string | null) => void;
  /** Has the focus when everything is done: the control that is there in every state. */
  chooser: RefObject<HTMLButtonElement | null>;
};

/** The way of a file: checked, decoded, cropped, handed on. Until the last step the value stays as it was. */
export function useImageChoice({ kind, value, onChange, chooser }: ChoiceOptions) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busyWith, setBusyWith] = useState<"opening" | "shrinking" | "cutting" | null>(null);
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const [isCropOpen, setIsCropOpen] = useState(false);
  const [original, setOriginal] = useState<Original | null>(null);
  const [announcement, setAnnouncement] = useState("");
  // The latest choice wins; what an earlier one brings is thrown away.
  const attempt = useRef(0);
  const toast = useRef<string>(undefined);
  useEffect(() => () => cancelAttempt(attempt), []);
  useDisposal(cropping?.image, original?.image);

  function refuse(message: string, tooLarge?: File) {
    setProblem({ message, tooLarge });
    setAnnouncement("");
    complain(message);
  }

  /** One toast at a time. Not by a fixed id: a toast that is just leaving would take its successor along. */
  function complain(message: string) {
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
    const mine = attempt.current;
    setBusyWith(task);
    setAnnouncement(task === "opening" ? "Opening the picture..." : "Shrinking the picture...");
    try {
      const { CropArea } = await import("./crop-area.tsx");
      const image = await readSourceImage(file, kind);
      if (mine !== attempt.current) return disposeSourceImage(image);
      if (task === "opening") setProblem(null);
      setAnnouncement("");
      chooser.current?.focus({ preventScroll: true });
      setCropping({ image, CropArea });
      setIsCropOpen(true);
    } catch (failure) {
      if (mine === attempt.current) refuse(failure instanceof NotAnImage ? TEXT.notAnImage : IMAGE_FAILED);
    }
    if (mine === attempt.current) setBusyWith(null);
  }

  async function finishCrop(area: Area) {
    if (!cropping) return;
    const mine = attempt.current;
    setBusyWith("cutting");
    try {
      const result = await cropImage(cropping.image, kind, area);
      if (mine !== attempt.current) return;
      setOriginal({ ...cropping, startArea: area, result });
      setProblem(null);
      setIsCropOpen(false);
      setAnnouncement(IMAGE_TEXTS[kind].added);
      onChange(result);
    } catch {
      complain(IMAGE_FAILED);
    }
    if (mine === attempt.current) setBusyWith(null);
  }

  function cancelCrop() {
    // Also ends a cut that is under way.
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

/** Frees each image as soon as neither the dialog nor the original holds it. */
function useDisposal(...held: (SourceImage | undefined)[]) {
  const known = useRef(new Set<SourceImage>());
  useEffect(() => {
    for (const image of known.current) if (!held.includes(image)) disposeSourceImage(image);
    known.current = new Set(held.filter((image) => image !== undefined));
  });
  useEffect(() => () => known.current.forEach(disposeSourceImage), []);
}

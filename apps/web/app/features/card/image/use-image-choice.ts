import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { type RefObject, useEffect, useRef, useState } from "react";
import { notify } from "../../../ui/toast.tsx";
import type { CropAreaComponent } from "./crop-area.tsx";
import { cutOut } from "./cut-out.ts";
import { fileProblem } from "./file-problem.ts";
import { IMAGE_TEXTS, IMAGE_TROUBLE, type ImageKind } from "./image-kind.ts";
import { disposePicture, NotAnImage, type Picture, readPicture } from "./picture.ts";
import type { Area } from "./picture-geometry.ts";

type Problem = { message: string; tooLarge?: File };
export type Cropping = { picture: Picture; CropArea: CropAreaComponent; startArea?: Area };
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
  const [news, setNews] = useState("");
  // The latest choice wins; what an earlier one brings is thrown away.
  const turn = useRef(0);
  const toast = useRef<string>(undefined);
  useEffect(() => () => endTurn(turn), []);
  useDisposal(cropping?.picture, original?.picture);

  function refuse(message: string, tooLarge?: File) {
    setProblem({ message, tooLarge });
    setNews("");
    complain(message);
  }

  /** One toast at a time. Not by a fixed id: a toast that is just leaving would take its successor along. */
  function complain(message: string) {
    if (toast.current) notify.dismiss(toast.current);
    toast.current = notify.error(message);
  }

  function choose(file: File) {
    endTurn(turn);
    setBusyWith(null);
    const message = fileProblem(file);
    if (message) refuse(message, message === TEXT.imageTooLarge ? file : undefined);
    else void open(file, "opening");
  }

  async function open(file: File, task: "opening" | "shrinking") {
    endTurn(turn);
    const mine = turn.current;
    setBusyWith(task);
    setNews(task === "opening" ? "Opening the picture..." : "Shrinking the picture...");
    try {
      const { CropArea } = await import("./crop-area.tsx");
      const picture = await readPicture(file, kind);
      if (mine !== turn.current) return disposePicture(picture);
      if (task === "opening") setProblem(null);
      setNews("");
      chooser.current?.focus({ preventScroll: true });
      setCropping({ picture, CropArea });
      setIsCropOpen(true);
    } catch (failure) {
      if (mine === turn.current) refuse(failure instanceof NotAnImage ? TEXT.notAnImage : IMAGE_TROUBLE);
    }
    if (mine === turn.current) setBusyWith(null);
  }

  async function finishCrop(area: Area) {
    if (!cropping) return;
    const mine = turn.current;
    setBusyWith("cutting");
    try {
      const result = await cutOut(cropping.picture, kind, area);
      if (mine !== turn.current) return;
      setOriginal({ ...cropping, startArea: area, result });
      setProblem(null);
      setIsCropOpen(false);
      setNews(IMAGE_TEXTS[kind].added);
      onChange(result);
    } catch {
      complain(IMAGE_TROUBLE);
    }
    if (mine === turn.current) setBusyWith(null);
  }

  function cancelCrop() {
    // Also ends a cut that is under way.
    endTurn(turn);
    setBusyWith(null);
    setIsCropOpen(false);
  }

  function adjust() {
    if (!original) return;
    setCropping(original);
    setIsCropOpen(true);
  }

  function remove() {
    endTurn(turn);
    setBusyWith(null);
    setProblem(null);
    setOriginal(null);
    setCropping(null);
    setNews(IMAGE_TEXTS[kind].removed);
    chooser.current?.focus({ preventScroll: true });
    onChange(null);
  }

  const tooLarge = problem?.tooLarge;
  return {
    message: problem?.message,
    shrink: tooLarge && (() => void open(tooLarge, "shrinking")),
    adjust: original !== null && original.result === value ? adjust : undefined,
    busyWith,
    news,
    crop: { cropping, isOpen: isCropOpen, onCancel: cancelCrop, onUse: finishCrop },
    choose,
    remove,
  };
}

function endTurn(turn: RefObject<number>) {
  turn.current += 1;
}

/** Frees each picture as soon as neither the dialog nor the original holds it. */
function useDisposal(...held: (Picture | undefined)[]) {
  const known = useRef(new Set<Picture>());
  useEffect(() => {
    for (const picture of known.current) if (!held.includes(picture)) disposePicture(picture);
    known.current = new Set(held.filter((picture) => picture !== undefined));
  });
  useEffect(() => () => known.current.forEach(disposePicture), []);
}

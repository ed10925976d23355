import { directionOf } from "@visita/domain/language/languages";
import { siteHome } from "@visita/domain/owner-messages/site-home";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type PointerEvent, use, useEffect, useReducer, useRef, useState } from "react";
import bio from "../../../../assets/slides/bio.avif";
import card from "../../../../assets/slides/card.avif";
import colours from "../../../../assets/slides/colours.avif";
import logo from "../../../../assets/slides/logo.avif";
import photo from "../../../../assets/slides/photo.avif";
import qr from "../../../../assets/slides/qr.avif";
import share from "../../../../assets/slides/share.avif";
import { LanguageContext, useTranslate } from "../../../../lib/language.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { TaggedText } from "../../../../ui/tagged-text.tsx";

export const SLIDES_ID = "screenshots";

/** Seven screens of the product. Without a script they lie in a row that can be scrolled. */
export function ScreenshotSlider() {
  const t = useTranslate(siteHome);
  const { index, isPlaying, move, toggle } = useSlideshow(SLIDES.length);
  const swipe = useSwipe(move);
  const shown = SLIDES[index] ?? SLIDES[0];
  return (
    <section
      id={SLIDES_ID}
      aria-roledescription={t("carousel")}
      aria-label={t("screenshots")}
      className="overflow-hidden rounded-xl bg-paper-100 dark:bg-surface"
    >
      <div
        {...swipe}
        className="relative h-76 touch-pan-y overflow-hidden select-none lg:h-144 noscript:flex noscript:gap-4 noscript:overflow-x-auto noscript:px-6"
      >
        {SLIDES.map(({ caption, image, alt }, slide) => (
          <img
            key={caption}
            src={image}
            alt={t(alt)}
            width={528}
            height={1143}
            loading="lazy"
            draggable={false}
            data-place={positionOf(slide - index)}
            aria-hidden={slide !== index}
            className={slideClass}
          />
        ))}
      </div>
      <div className="flex items-center gap-1 border-t border-line bg-surface p-2 noscript:hidden">
        <IconButton
          label={t("previousScreenshot")}
          icon={ChevronLeft}
          hasTooltip={false}
          onClick={() => move(-1)}
        />
        <p aria-live={isPlaying ? "off" : "polite"} className="flex-1 text-center text-small">
          <TaggedText
            text={t("captionAndPlace", {
              caption: t(shown.caption),
              place: index + 1,
              total: SLIDES.length,
            })}
            tags={{
              caption: (caption) => <strong className="font-semibold">{caption}</strong>,
              place: (place) => <span className="text-muted">{place}</span>,
            }}
          />
        </p>
        <IconButton
          label={t("nextScreenshot")}
          icon={ChevronRight}
          hasTooltip={false}
          onClick={() => move(1)}
        />
        <IconButton
          label={t(isPlaying ? "pauseSlideshow" : "playSlideshow")}
          icon={isPlaying ? Pause : Play}
          hasTooltip={false}
          onClick={toggle}
        />
      </div>
    </section>
  );
}

const slideClass =
  "absolute top-7 left-1/2 h-auto w-58 max-w-none -translate-x-1/2 rounded-[1.5rem] border-6 border-ink-950 shadow-float " +
  "transition-[translate,opacity] duration-page ease-in-out lg:w-68 lg:rounded-[1.875rem] lg:border-7 " +
  "data-[place=before]:translate-x-[calc(-50%-15.5rem*var(--toward-end))] data-[place=before]:translate-y-10 data-[place=before]:opacity-45 " +
  "data-[place=after]:translate-x-[calc(-50%+15.5rem*var(--toward-end))] data-[place=after]:translate-y-10 data-[place=after]:opacity-45 " +
  "data-[place=away-before]:translate-x-[calc(-50%-31rem*var(--toward-end))] data-[place=away-before]:opacity-0 " +
  "data-[place=away-after]:translate-x-[calc(-50%+31rem*var(--toward-end))] data-[place=away-after]:opacity-0 " +
  "lg:data-[place=before]:translate-x-[calc(-50%-18.25rem*var(--toward-end))] lg:data-[place=after]:translate-x-[calc(-50%+18.25rem*var(--toward-end))] " +
  "noscript:static noscript:mt-7 noscript:shrink-0 noscript:translate-none! noscript:opacity-100!";

/** Where a slide lies, so many steps from the one shown; the last is the neighbour of the first. */
function positionOf(steps: number): "shown" | "before" | "after" | "away-before" | "away-after" {
  const half = Math.floor(SLIDES.length / 2);
  const nearest = ((steps + half + SLIDES.length) % SLIDES.length) - half;
  if (nearest === 0) return "shown";
  if (nearest < 0) return nearest === -1 ? "before" : "away-before";
  return nearest === 1 ? "after" : "away-after";
}

const SLIDES = [
  { caption: "slideCard", image: card, alt: "slideCardPicture" },
  { caption: "slideCode", image: qr, alt: "slideCodePicture" },
  { caption: "slideShare", image: share, alt: "slideSharePicture" },
  { caption: "slideBio", image: bio, alt: "slideBioPicture" },
  { caption: "slideColours", image: colours, alt: "slideColoursPicture" },
  { caption: "slideLogo", image: logo, alt: "slideLogoPicture" },
  { caption: "slidePhoto", image: photo, alt: "slidePhotoPicture" },
] as const;

const SLIDE_MS = 10_000;

type Slideshow = {
  index: number;
  isPlaying: boolean;
  move: (by: number) => void;
  toggle: () => void;
};

/**
 * Goes round by itself, and goes on after it was moved by hand: each slide has its whole time. It stands still while
 * nobody looks, and from the start for whoever asked for less motion.
 */
function useSlideshow(count: number): Slideshow {
  const [index, move] = useReducer((current: number, by: number) => (current + by + count) % count, 0);
  const [isPlaying, setIsPlaying] = useState(true);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setIsPlaying(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide begins its time anew
  useEffect(() => {
    if (!isPlaying) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => move(1), SLIDE_MS);
    };
    wait();
    document.addEventListener("visibilitychange", wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wait);
    };
  }, [isPlaying, index]);

  return { index, isPlaying, move, toggle: () => setIsPlaying((was) => !was) };
}

/** Less is a tap, or a finger that lies down. */
const SWIPE_PX = 40;

/** Handlers for an element that is moved sideways by a finger or a mouse. The next one comes from the end of the line. */
function useSwipe(move: (by: number) => void) {
  const isRtl = directionOf(use(LanguageContext)) === "rtl";
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientX;
      // So that the end of the movement is heard of outside the element, too.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = from.current === null ? 0 : event.clientX - from.current;
      from.current = null;
      if (Math.abs(distance) >= SWIPE_PX) move(distance < 0 === isRtl ? -1 : 1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { SLIDES } from "./slides.ts";
import { useSlideshow, useSwipe } from "./use-slideshow.ts";

export const SLIDES_ID = "screenshots";

/** Seven screens of the product. Without a script they lie in a row that can be scrolled. */
export function ScreenshotSlider() {
  const { index, isPlaying, move, toggle } = useSlideshow(SLIDES.length);
  const swipe = useSwipe(move);
  return (
    <section
      id={SLIDES_ID}
      aria-roledescription="carousel"
      aria-label="Product screenshots"
      className="overflow-hidden rounded-xl bg-paper-100 dark:bg-surface"
    >
      <div
        {...swipe}
        className="relative h-120 touch-pan-y overflow-hidden select-none lg:h-144 noscript:flex noscript:gap-4 noscript:overflow-x-auto noscript:px-6"
      >
        {SLIDES.map(({ caption, image, alt }, slide) => (
          <img
            key={caption}
            src={image}
            alt={alt}
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
          label="Previous screenshot"
          icon={ChevronLeft}
          hasTooltip={false}
          onClick={() => move(-1)}
        />
        <p aria-live={isPlaying ? "off" : "polite"} className="flex-1 text-center text-small">
          <strong className="font-semibold">{SLIDES[index]?.caption},</strong>{" "}
          <span className="text-muted">
            {index + 1} of {SLIDES.length}
          </span>
        </p>
        <IconButton label="Next screenshot" icon={ChevronRight} hasTooltip={false} onClick={() => move(1)} />
        <IconButton
          label={isPlaying ? "Pause the slideshow" : "Play the slideshow"}
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
  "data-[place=before]:translate-x-[calc(-50%-15.5rem)] data-[place=before]:translate-y-10 data-[place=before]:opacity-45 " +
  "data-[place=after]:translate-x-[calc(-50%+15.5rem)] data-[place=after]:translate-y-10 data-[place=after]:opacity-45 " +
  "data-[place=away-before]:translate-x-[calc(-50%-31rem)] data-[place=away-before]:opacity-0 " +
  "data-[place=away-after]:translate-x-[calc(-50%+31rem)] data-[place=away-after]:opacity-0 " +
  "lg:data-[place=before]:translate-x-[calc(-50%-18.25rem)] lg:data-[place=after]:translate-x-[calc(-50%+18.25rem)] " +
  "noscript:static noscript:mt-7 noscript:shrink-0 noscript:translate-none! noscript:opacity-100!";

/** Where a slide lies, so many steps from the one shown; the last is the neighbour of the first. */
function positionOf(steps: number): "shown" | "before" | "after" | "away-before" | "away-after" {
  const half = Math.floor(SLIDES.length / 2);
  const nearest = ((steps + half + SLIDES.length) % SLIDES.length) - half;
  if (nearest === 0) return "shown";
  if (nearest < 0) return nearest === -1 ? "before" : "away-before";
  return nearest === 1 ? "after" : "away-after";
}

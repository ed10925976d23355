type ScreenProps = { src: string; alt: string };

/** A screenshot of the product in its paper, on a sunk ground; its right and lower edges run out of the frame. */
export function Screen({ src, alt }: ScreenProps) {
  return (
    <div className="relative aspect-[1.5] overflow-hidden rounded-xl bg-paper-100 pt-[6%] pl-[6%] dark:bg-raised">
      <img
        src={src}
        alt={alt}
        width={1200}
        height={800}
        loading="lazy"
        className="h-full w-full rounded-tl-lg object-cover object-left-top shadow-float"
      />
    </div>
  );
}

/** A day as the visitor writes it, such as 3 December 2026. */
export function LongDate({ iso }: { iso: string }) {
  const format = new Intl.DateTimeFormat([...navigator.languages], { dateStyle: "long" });
  return (
    // The date may be in another language than the page around it.
    <time className="whitespace-nowrap" dateTime={iso} lang={format.resolvedOptions().locale}>
      {format.format(new Date(iso))}
    </time>
  );
}

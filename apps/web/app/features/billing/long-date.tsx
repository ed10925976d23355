/** A day as the visitor writes it, such as 3 December 2026. */
export function LongDate({ iso }: { iso: string }) {
  const format = longDateFormat();
  return (
    // The date may be in another language than the page around it.
    <time className="whitespace-nowrap" dateTime={iso} lang={format.resolvedOptions().locale}>
      {format.format(new Date(iso))}
    </time>
  );
}

function longDateFormat(): Intl.DateTimeFormat {
  const options = { dateStyle: "long" } as const;
  try {
    return new Intl.DateTimeFormat([...navigator.languages], options);
  } catch {
    // Some systems report tags that are none, such as "C".
    return new Intl.DateTimeFormat("en", options);
  }
}

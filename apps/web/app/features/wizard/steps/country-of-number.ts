/** Loaded when a field needs it: the numbering plans of all countries are larger than the rest of the wizard. */
const loadLibrary = () => import("libphonenumber-js/min");

/** So that the answer is there at once when the field is left. */
export function prefetchCountries(): void {
  // Without it, the field asks for the country's code.
  loadLibrary().catch(() => undefined);
}

/**
 * A number without a country's code, in the country of another number that has one: "333 555 0140" beside
 * "+39 02 5550 0140" is "+39 333 555 0140". Null when that is no number there.
 */
export async function inCountryOf(other: string, national: string): Promise<string | null> {
  try {
    const { default: parse } = await loadLibrary();
    const known = parse(other);
    if (!known) return null;
    const { country, countryCallingCode } = known;
    const number = parse(
      national,
      country ? { defaultCountry: country } : { defaultCallingCode: countryCallingCode },
    );
    return number?.isPossible() ? number.formatInternational() : null;
  } catch {
    return null;
  }
}

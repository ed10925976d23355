/** An address as it may be shown over somebody's shoulder. */
export function EmailName({ masked }: { masked: string | undefined }) {
  if (!masked) return "your email address";
  return <strong className="font-semibold wrap-anywhere text-text">{masked}</strong>;
}

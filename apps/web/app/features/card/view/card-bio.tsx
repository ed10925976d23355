type CardBioProps = { bio: string; isPreview: boolean };

export function CardBio({ bio, isPreview }: CardBioProps) {
  const paragraphs = bio.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  if (paragraphs.length === 0) {
    return <p className="text-muted">{isPreview ? "A few words about you" : "Nothing here yet."}</p>;
  }
  return (
    <div className="grid gap-4 text-role leading-[1.62]">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} dir="auto" className="wrap-break-word whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

type CardBioProps = { bio: string; isPreview: boolean };

export function CardBio({ bio, isPreview }: CardBioProps) {
  const paragraphs = bio.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  if (paragraphs.length === 0) {
    return <p className="card-empty">{isPreview ? "A few words about you" : "Nothing here yet."}</p>;
  }
  return (
    <div className="card-bio">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

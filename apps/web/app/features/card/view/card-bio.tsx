import type { ReactNode } from "react";

type CardBioProps = { bio: string; isPreview: boolean };

export function CardBio({ bio, isPreview }: CardBioProps) {
  const paragraphs = bioParagraphs(bio);
  if (paragraphs.length === 0) return <NoBio isPreview={isPreview} />;
  return (
    <BioText>
      {paragraphs.map((paragraph) => (
        <BioParagraph key={paragraph}>{paragraph}</BioParagraph>
      ))}
    </BioText>
  );
}

export function bioParagraphs(bio: string): string[] {
  return bio.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
}

export function NoBio({ isPreview }: { isPreview: boolean }) {
  return <p className="text-muted">{isPreview ? "A few words about you" : "Nothing here yet."}</p>;
}

export function BioText({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 text-role leading-[1.62]">{children}</div>;
}

export function BioParagraph({ children }: { children: string }) {
  return (
    <p dir="auto" className="wrap-break-word whitespace-pre-line">
      {children}
    </p>
  );
}

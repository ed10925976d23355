import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import { useState } from "react";
import { ImageField } from "../../app/features/wizard/image/image-field.tsx";
import type { ImageKind } from "../../app/features/wizard/image/image-kind.ts";
import { Section } from "../section.tsx";

export function ImageFieldSection() {
  return (
    <div className="mt-9 grid max-w-[41rem] grid-cols-[minmax(0,1fr)] gap-9">
      <Section title="Photo">
        <Sample kind="photo" />
      </Section>
      <Section title="Logo">
        <Sample kind="logo" />
      </Section>
      <Section title="Photo, required">
        <Sample kind="photo" error={CARD_MESSAGES.profilepicRequired} />
      </Section>
    </div>
  );
}

function Sample({ kind, error }: { kind: ImageKind; error?: string }) {
  const [image, setImage] = useState<string | null>(null);
  return (
    <ImageField
      kind={kind}
      value={image}
      onChange={setImage}
      color="blue-color-one"
      error={image ? undefined : error}
    />
  );
}

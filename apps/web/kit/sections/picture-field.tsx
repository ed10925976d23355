import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import { useState } from "react";
import { PictureField } from "../../app/features/wizard/picture/picture-field.tsx";
import type { PictureKind } from "../../app/features/wizard/picture/picture-kind.ts";
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

function Sample({ kind, error }: { kind: PictureKind; error?: string }) {
  const [image, setPicture] = useState<string | null>(null);
  return (
    <PictureField
      kind={kind}
      value={image}
      onChange={setPicture}
      color="blue-color-one"
      error={image ? undefined : error}
    />
  );
}

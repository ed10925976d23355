import type { ReactNode } from "react";
import { BlankCard } from "./blank-card.tsx";

type MessagePageProps = { number: string; title: string; text: string; children: ReactNode };

/** The shape of a page that has nothing to show: not found, or broken. */
export function MessagePage({ number, title, text, children }: MessagePageProps) {
  return (
    <div className="@container mx-auto w-full max-w-320 px-gutter lg:px-10">
      <div className="grid gap-9 pt-8 pb-16 @4xl:min-h-[calc(100dvh-5rem)] @4xl:grid-cols-[1fr_1.1fr] @4xl:items-center @4xl:gap-20 @4xl:pt-0 @4xl:pb-20">
        <BlankCard number={number} />
        <div className="grid max-w-prose justify-items-start gap-4">
          <h1 className="type-display">{title}</h1>
          <p className="type-lead">{text}</p>
          <div className="flex flex-wrap gap-3">{children}</div>
        </div>
      </div>
    </div>
  );
}

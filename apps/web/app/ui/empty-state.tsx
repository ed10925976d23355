import type { ReactNode } from "react";
import { TurnedCorner } from "./card-cover.tsx";

type EmptyStateProps = {
  title: string;
  /** One sentence on what to do. */
  children: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <section className="mx-auto grid max-w-104 justify-items-center gap-2 pt-4 pb-8 text-center">
      <BlankCard />
      <h2 className="type-heading">{title}</h2>
      <p className="text-muted">{children}</p>
      {action && <div className="mt-5">{action}</div>}
    </section>
  );
}

/** A card on which nothing is printed yet, only pressed into the paper. */
function BlankCard() {
  return (
    <div aria-hidden="true" className="blank-card turned-face">
      <span className="blank-mark aspect-4/5 w-15" />
      <span className="blank-mark mt-auto h-4.5 w-[58%]" />
      <span className="blank-mark mt-2 h-3 w-[74%]" />
      <TurnedCorner />
    </div>
  );
}

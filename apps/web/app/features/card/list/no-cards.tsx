import { Plus } from "lucide-react";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

export function NoCards() {
  return (
    <div className="lg:pt-8">
      <EmptyState
        title="You have no cards yet"
        action={
          <ButtonLink to="/b/c" size="lg" icon={Plus}>
            Add Business Card
          </ButtonLink>
        }
      >
        Use the Add Business Card button to make your first one. It takes about three minutes.
      </EmptyState>
    </div>
  );
}

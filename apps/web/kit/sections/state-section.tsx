import { Plus } from "lucide-react";
import { Button } from "../../app/ui/button.tsx";
import { EmptyState } from "../../app/ui/empty-state.tsx";
import { Skeleton, Spinner } from "../../app/ui/progress.tsx";
import { Row, Section } from "../section.tsx";

export function StateSection() {
  return (
    <Section title="Skeleton, spinner, empty state">
      <Row>
        <div className="flex aspect-[1.62] w-75 max-w-full flex-col justify-between rounded-lg border border-line bg-surface p-4">
          <Skeleton className="aspect-4/5 w-[21%]" />
          <span>
            <Skeleton className="h-7 w-[62%]" />
            <Skeleton className="mt-2.5 h-4 w-[78%]" />
          </span>
        </div>
        <Spinner size={24} />
      </Row>
      <EmptyState
        title="You have no cards yet"
        action={
          <Button size="lg" icon={Plus}>
            Add Business Card
          </Button>
        }
      >
        Use the Add Business Card button to make your first one. It takes about three minutes.
      </EmptyState>
    </Section>
  );
}

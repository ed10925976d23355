import { Notice } from "../../../ui/notice.tsx";

/** Why an invitation was refused, read out when it comes. */
export function Failure({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {children !== undefined && <Notice tone="danger">{children}</Notice>}
    </div>
  );
}

import { Notice } from "../../ui/notice.tsx";

export function NeedsScript() {
  return (
    <noscript>
      <div className="mb-5">
        <Notice tone="warning">This form needs JavaScript. Please turn it on in your browser.</Notice>
      </div>
    </noscript>
  );
}

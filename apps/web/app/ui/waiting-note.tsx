/**
 * Why something takes longer than usual. Always in the page, because screen readers announce only what changes in it; while
 * empty it takes back the gap of its form.
 */
export function WaitingNote({ text }: { text: string | null }) {
  return (
    <p role="status" className="text-center text-small text-balance text-muted empty:-mt-4.5">
      {text}
    </p>
  );
}

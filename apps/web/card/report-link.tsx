/** At the end of a card. Without a script it leads to the contact page; with one it opens the dialog. */
export function ReportLink() {
  return (
    <a href="/contact" data-report="" className="report-link">
      Report this card
    </a>
  );
}

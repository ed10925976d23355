/**
 * A signature for a page of ours. Pictures come from the host by which the page was opened, which may have another name
 * than the public one, and links lead nowhere: they are for readers of mails.
 */
export function previewMarkup(html: string, publicUrl: string): string {
  return html.replaceAll(` src="${publicUrl}/`, ' src="/').replaceAll(/ href="[^"]*"/g, "");
}

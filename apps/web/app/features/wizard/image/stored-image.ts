/** The file behind a value of the form: a data URL, or the address of a stored image. */
export async function fetchImage(value: string): Promise<Blob> {
  if (value.startsWith("data:")) return dataUrlBlob(value);
  const response = await fetch(value);
  if (!response.ok) throw new Error(`No image, but status ${response.status}`);
  return response.blob();
}

/** Not by fetch: the page's policy allows connections to its own server only. */
function dataUrlBlob(url: string): Blob {
  const [head = "", base64 = ""] = url.split(",", 2);
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? "" });
}

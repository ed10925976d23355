import { useEffect, useState } from "react";

/** An address for an `<img>`. The last file stays when the next one is missing, because it could not be made. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [shown, setShown] = useState(file);
  const [url, setUrl] = useState<string>();
  if (file && file !== shown) setShown(file);
  useEffect(() => {
    if (!shown) return;
    const made = URL.createObjectURL(shown);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [shown]);
  return url;
}

/** "96 KB", "2.3 KB"; small files with one decimal. */
export function kilobytes(bytes: number): string {
  const size = bytes / 1024;
  return `${size < 10 ? Math.max(size, 0.1).toFixed(1) : Math.round(size)} KB`;
}

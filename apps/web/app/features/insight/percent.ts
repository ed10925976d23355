/** "34%". What is there is never "0%", and what is not all is never "100%". */
export function percent(part: number, whole: number): string {
  if (part === 0 || whole === 0) return "0%";
  const share = (part / whole) * 100;
  if (share < 1) return "<1%";
  return `${part < whole ? Math.min(99, Math.round(share)) : 100}%`;
}

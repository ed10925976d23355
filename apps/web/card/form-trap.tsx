/** Nobody sees it, neither on the screen nor by a screen reader: whoever fills it in is a program. */
export function Trap({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="hello-trap">
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

/** Nobody sees it, neither on the screen nor by a screen reader: whoever fills it in is a program. */
export function Trap() {
  return (
    <div aria-hidden="true" className="hello-trap">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

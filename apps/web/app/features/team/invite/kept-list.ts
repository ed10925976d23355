/** What was typed into the dialog, kept in this tab while its owner pays on another page. */
export type KeptList = {
  readonly text: string;
  readonly templateid: string | undefined;
};

const keyOf = (teamid: string) => `invite_${teamid}`;

export function keepList(teamid: string, list: KeptList): void {
  try {
    sessionStorage.setItem(keyOf(teamid), JSON.stringify(list));
  } catch {
    // Denied storage: the list has to be pasted again.
  }
}

/** It is given back once. */
export function takeKeptList(teamid: string): KeptList | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(teamid));
    sessionStorage.removeItem(keyOf(teamid));
    return kept === null ? undefined : (JSON.parse(kept) as KeptList);
  } catch {
    return undefined;
  }
}

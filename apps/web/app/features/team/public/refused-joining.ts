const keyOf = (teamid: string) => `not_joining_${teamid}`;

/** Whether somebody has said in this browser that they do not want to join a team now. */
export function isJoiningRefused(teamid: string): boolean {
  try {
    return localStorage.getItem(keyOf(teamid)) !== null;
  } catch {
    return false;
  }
}

export function refuseJoining(teamid: string): void {
  try {
    localStorage.setItem(keyOf(teamid), "1");
  } catch {
    // Denied storage: it is offered again on the next visit.
  }
}

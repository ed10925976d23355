export default {
  // Heads of columns.
  time: "Time (UTC)",
  who: "Who",
  what: "What",
  // The name of a person, a template or a domain.
  about: "About",
  // Of people or cards.
  number: "Number",

  // What somebody did for a team, in the column What; to whom or which, stands in the column About.
  team_started: "Started the team",
  team_renamed: "Renamed the team",
  team_deleted: "Deleted the team",
  team_restored: "Restored the team",
  joining_changed: "Changed joining by address",
  page_changed: "Changed the page of the team",
  template_added: "Added a template",
  template_renamed: "Renamed a template",
  template_changed: "Changed a template",
  template_undone: "Undid a change of a template",
  template_deleted: "Deleted a template",
  people_invited: "Invited",
  invitation_renewed: "Renewed an invitation",
  invitation_taken_back: "Took back an invitation",
  invitation_taken: "Took the invitation",
  invitation_declined: "Declined the invitation",
  person_joined: "Joined",
  person_left: "Left",
  person_removed: "Took out",
  people_moved: "Moved to another template",
  role_changed: "Changed a role",
  card_corrected: "Corrected a card",
  sharing_on: "Turned on shared contacts",
  sharing_off: "Turned off shared contacts",
  link_added: "Made a link for all cards",
  link_changed: "Changed a link",
  link_ended: "Ended a link",
} as const;

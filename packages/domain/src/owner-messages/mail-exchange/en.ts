export default {
  // Subject and title. {person}: a name; whether of a woman or a man is not known.
  personShared: "{person} shared their details",
  someoneShared: "Someone shared their details with you",
  // {number} is {count}, in words in English: “Three people”. Never one.
  peopleShared: {
    one: "{number} person shared their details with you",
    other: "{number} people shared their details with you",
  },
  // Beside the subject in a list of mails. Details were left.
  preview: "Left on your card.",
  // After the first twenty people.
  more: {
    one: "And {count} more in your contacts.",
    other: "And {count} more in your contacts.",
  },
  // A button.
  open: "Open in my contacts",
  attached: "Anyone who opens your card can fill in the form. The contact file is attached.",
  // “Them” is one person.
  attachedReply:
    "Anyone who opens your card can fill in the form. The contact file is attached. Reply to reach them.",
  // A link.
  stop: "Stop these emails",
} as const;

export default {
  // Beside a field of a card, or of the card as a whole. {team} is not said: it stands there already.
  fieldFixed: "Your team sets this.",
  // {ending}: such as "@officinabrera.example".
  emailEnding: "Your email has to end with {ending}.",
  ending: "This has to end with {ending}.",
  // Of a template: the ending that a value must have.
  endingInvalid: "This ending can’t be used here.",
  // Beside a field that is to be the same on all cards.
  valueMissing: "Enter what all cards show, or let each person fill it in.",
  teamNotFound: "This team does not exist.",
  notYourRole: "Your role in this team does not include this.",
  nameInvalid: "Please enter a name of up to 60 characters.",
  templateNotFound: "This template does not exist.",
  templateChanged: "This template was changed elsewhere after you opened it.",
  // Cards are made from it, or people who join by themselves get it, or it is the only one.
  templateInUse: "This template is still in use.",
  templateDeleted: "The template is deleted.",
  undoTooLate: "This can no longer be undone.",
  tooManyTemplates: "A team can have up to {max} templates.",
  tooManyPeople: "Invite up to {max} people at once. Please split the list.",
  // A team on the free plan has room for three.
  seatsFull: {
    one: "Your team has room for {count} more person with a card.",
    other: "Your team has room for {count} more people with a card.",
  },
  priceChanged: "The price has changed meanwhile. Please look at it again.",
  paymentDeclined: "The payment was declined. Please check the payment method.",
  notASheet: "We can’t read this file. Please choose a .csv file.",
  personNotFound: "This person is not in the team.",
  personRemoved: "Taken out of the team.",
  teamLeft: "You have left the team.",
  successorWithoutCard: "Choose a colleague who has a card of this team.",
  lastOwner:
    "A team needs an owner. Make somebody else an owner first, then you can change your role or leave.",
  // {team}: a name. Before somebody leaves the product.
  handOver: "You are the last owner of {team}. Make somebody else an owner, or delete the team first.",
  alreadyIn: "You are in this team already.",
  hasCard: "You have a card of this team already.",
  invitedOther: "This invitation is for somebody else.",
  invitationEnded: "This invitation has ended.",
  invitationDeclined: "The invitation is declined.",
  domainOfOthers:
    "{domain} is not the domain of a confirmed address of your team’s owners and admins, or everybody can have an address there.",
  confirmName: "Type the name of the team to confirm.",
  // Of the page of the team: below its name, and its address.
  lineInvalid: "Please enter one line of up to 120 characters.",
  slugInvalid: "Please use up to 40 letters, digits and hyphens.",
  slugTaken: "This address is not free. Please choose another one.",
  restored: "Your team is back.",
} as const;

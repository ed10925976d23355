export default {
  nameRequired: "Please enter your name.",
  emailInvalid: "email address is invalid",
  wayRequired: "Please enter an email or phone number.",
  phoneInvalid: "Please check this phone number.",
  tooLong: "Please use 80 characters or fewer.",
  noteTooLong: "Please use 500 characters or fewer.",
  cardNotYours: "Please choose a card of your own.",
  formNotReady: "That was quick. Please press the button again.",
  formUsed: "You have already sent this form. To send your changes, press the button again.",
  tooManyFromHere: "You have sent your details several times. Please try again in an hour.",
  switchedOff: "This card does not accept details right now. Your text is still here.",
  resting: "This card is paused. Your text is still here.",
  gone: "This card is no longer here. Your text is still here.",
  // Done: the details were sent.
  sent: "Sent",
  // {name}: the short name of a person.
  tooManyOnCard: "{name}’s card is getting many messages right now. Please try again in an hour.",
} as const;

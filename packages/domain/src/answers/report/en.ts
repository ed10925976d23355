export default {
  emailInvalid: "Please enter an email address, or leave it empty.",
  reasonRequired: "Please choose what is wrong.",
  received: "We got your report. The card stays online until a person has reviewed it.",
  textTooLong: "Please use 2,000 characters or fewer.",
  tooMany: "Too many reports. Please try again later.",
} as const;

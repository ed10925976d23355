export default {
  yourName: "Your name",
  jobTitle: "Job title",
  company: "Company",
  bio: "A few words about you",
  // Under the names of channels.
  phonenumber: "Your phone number",
  email: "Your email",
  sms: "Your text number",
  address: "Where to find you",
  website: "Your website",
} as const;

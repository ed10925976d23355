export default {
  phonenumber: "Phone",
  email: "Email",
  address: "Address",
  sms: "SMS",
  website: "Website",
  // The one brand that has another name in a language: 微信.
  wechat: "WeChat",
  wallet: "Wallet",
  mobilemoney: "Mobile Money",
  bank: "Bank",
  fax: "Fax",
  officenumber: "Office",
  contact: "Contact",
  social: "Social",
  work: "Work",
  payments: "Payments",
} as const;

export default {
  // Names of plans.
  foreverFree: "Forever Free",
  premiumMonthly: "Premium Monthly",
  premiumYearly: "Premium Yearly",
  premium: "Premium",
  // Premium that nobody pays for, as a gift.
  givenUntil: "Premium, given until {day}",

  // Beside the names.
  mostPopular: "Most Popular",
  saveSeventeen: "Save 17%",
  // Below the prices.
  pricePerMonth: "<price>{price}</price> per month",
  pricePerYear: "<price>{price}</price> per year",
  noPaymentDetails: "No payment details needed",
  payAsYouGo: "+pay-as-you-go",
  oneTimePayment: "one-time payment",
  bestValue: "one-time payment, best value",
  // The plan that this person has.
  yourPlan: "Your plan",

  oneCard: "One card",
  allOfACard: "Photo, name, job title, company and bio",
  phoneAndMore: "Phone, email, SMS, address and website",
  freeChannels: "WhatsApp, Telegram, Instagram, Snapchat and WeChat",
  addAndShare: "Add to Contact and sharing",
  upToCards: { one: "Up to {count} card", other: "Up to {count} cards" },
  yourLogo: "Your logo on the card",
  cardColours: { one: "{count} card colour", other: "{count} card colours" },
  qrCode: "QR code to show and download",
  allChannels: {
    one: "All {count} channels: social, work, payments",
    other: "All {count} channels: social, work, payments",
  },
} as const;

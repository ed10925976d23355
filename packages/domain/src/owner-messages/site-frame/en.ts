export default {
  // The menu: its name for screen readers, and the pages.
  main: "Main",
  home: "Home",
  aboutUs: "About Us",
  features: "Features",
  pricing: "Pricing",
  contactUs: "Contact Us",
  // Buttons.
  dashboard: "Dashboard",
  logIn: "Log in",
  signUp: "Sign up",

  // At the foot of the page: a name for screen readers, links, and a line.
  footer: "Footer",
  getInTouch: "Get in Touch",
  accessibility: "Accessibility",
  copyright: "© {year} {brand}. Open source.",

  // Titles of pages.
  businessCards: "Digital business cards",
  pageNotFound: "Page not found",
  pageNotShown: "Page could not be shown",

  // The picture that sites show beside a link to us.
  shareImage: "Business cards of three people in different colours",

  couldNotShow: "We couldn’t show this page.",
  failedOnOurSide: "Something failed on our side. Reload the page, or go to the Homepage.",
  reload: "Reload",
} as const;

import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The whole URL map, except `/c/{username}`: the public card is a document of its own, made by the server. */
export default [
  layout("routes/site-layout.tsx", [
    index("routes/home.tsx"),
    route("about", "routes/about.tsx"),
    route("features", "routes/features.tsx"),
    route("pricing", "routes/pricing.tsx"),
    route("contact", "routes/contact.tsx"),
    route("accessibility", "routes/accessibility.tsx"),
  ]),
  layout("routes/guest-to-dashboard.tsx", [
    route("auth/signin", "routes/auth-signin.tsx"),
    route("auth/forgot/password", "routes/auth-forgot-password.tsx"),
  ]),
  layout("routes/guest-to-home.tsx", [route("auth/signup", "routes/auth-signup.tsx")]),
  route("auth/verify/otp", "routes/auth-verify-otp.tsx"),
  route("auth/verify/security", "routes/auth-verify-security.tsx"),
  route("auth/password/reset", "routes/auth-password-reset.tsx"),
  route("auth/verify/link", "routes/auth-verify-link.tsx"),
  route("account/email/restore", "routes/account-email-restore.tsx"),
  route("account/passkeys/confirm", "routes/account-passkeys-confirm.tsx"),
  layout("routes/protected-layout.tsx", [
    layout("routes/account-layout.tsx", [
      route("dashboard", "routes/dashboard.tsx"),
      route("insights", "routes/insights.tsx"),
      route("links", "routes/links.tsx"),
      route("contacts", "routes/contacts.tsx"),
      route("contacts/import", "routes/contacts-import.tsx"),
      route("subscription", "routes/subscription.tsx"),
      route("account/security", "routes/account-security.tsx"),
      route("cards/save", "routes/favourites.tsx"),
      route("cards/:cardid/kit", "routes/card-kit.tsx"),
      route("cards/:cardid/kit/:piece", "routes/card-kit-piece.tsx"),
      route("account/settings", "routes/account-settings.tsx"),
      route("account/passkeys", "routes/account-passkeys.tsx"),
    ]),
    layout("routes/admin-layout.tsx", [
      route("admin", "routes/admin-overview.tsx"),
      route("admin/people", "routes/admin-people.tsx"),
      route("admin/people/:accountid", "routes/admin-person.tsx"),
      route("admin/cards", "routes/admin-cards.tsx"),
      route("admin/reports", "routes/admin-reports.tsx", { id: "admin-reports" }),
      route("admin/reports/:cardid", "routes/admin-reports.tsx", { id: "admin-report" }),
      route("admin/audit", "routes/admin-audit.tsx"),
    ]),
    route("account/leaving", "routes/account-leaving.tsx"),
    route("b/c", "routes/card-create.tsx"),
    route("b/u", "routes/card-edit.tsx"),
  ]),
  layout("routes/plain-layout.tsx", [
    route("404", "routes/not-found.tsx", { id: "not-found" }),
    route("*", "routes/not-found.tsx", { id: "unknown-path" }),
  ]),
] satisfies RouteConfig;

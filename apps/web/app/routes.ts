import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The whole URL map, except `/c/{username}`: the public card is a document of its own, made by the server. */
export default [
  layout("routes/site-layout.tsx", [
    index("routes/home.tsx"),
    route("about", "features/site/about/about-page.tsx"),
    route("features", "features/site/features/features-page.tsx"),
    route("pricing", "features/site/pricing/pricing-page.tsx"),
    route("contact", "features/contact/contact-page.tsx"),
    route("accessibility", "features/site/accessibility/accessibility-page.tsx"),
  ]),
  layout("features/session/redirect-signed-in.tsx", [
    route("auth/signin", "routes/auth-signin.tsx"),
    route("auth/signup", "routes/auth-signup.tsx"),
    route("auth/forgot/password", "routes/auth-forgot-password.tsx"),
  ]),
  route("auth/verify/otp", "routes/auth-verify-otp.tsx"),
  route("auth/verify/security", "routes/auth-verify-security.tsx"),
  route("auth/password/reset", "routes/auth-password-reset.tsx"),
  route("auth/verify/link", "routes/auth-verify-link.tsx"),
  route("account/email/restore", "routes/account-email-restore.tsx"),
  route("account/passkeys/confirm", "routes/account-passkeys-confirm.tsx"),
  route("invitation", "routes/invitation.tsx"),
  route("connect/device", "routes/connect-device.tsx"),
  layout("routes/protected-layout.tsx", [
    layout("routes/account-layout.tsx", [
      route("dashboard", "features/dashboard/card-dashboard.tsx"),
      route("insights", "features/insight/insight-page.tsx"),
      route("links", "features/link/link-page.tsx"),
      route("contacts", "features/address-book/people-page.tsx"),
      route("contacts/import", "features/address-book/import/import-page.tsx"),
      route("subscription", "routes/subscription.tsx"),
      route("account/security", "routes/account-security.tsx"),
      route("cards/save", "features/favourite/favourite-list.tsx"),
      route("cards/:cardid/kit", "features/kit/kit-page.tsx"),
      route("cards/:cardid/kit/:piece", "routes/card-kit-piece.tsx"),
      route("cards/:cardid/contact-file", "features/kit/contact-file/contact-file-page.tsx"),
      route("account/settings", "routes/account-settings.tsx"),
      route("account/passkeys", "routes/account-passkeys.tsx"),
      route("account/connect", "features/connect/connect-page.tsx"),
      route("account/connect/device", "features/connect/device-page.tsx"),
      layout("features/team/frame/team-layout.tsx", [
        route("team", "features/team/overview/overview-page.tsx"),
      ]),
    ]),
    layout("routes/admin-layout.tsx", [
      route("admin", "features/admin/overview-page.tsx"),
      route("admin/people", "features/admin/people-page.tsx"),
      route("admin/people/:accountid", "features/admin/person-page.tsx"),
      route("admin/cards", "features/admin/admin-cards-page.tsx"),
      route("admin/reports", "features/admin/reports-page.tsx", { id: "admin-reports" }),
      route("admin/reports/:cardid", "features/admin/reports-page.tsx", { id: "admin-report" }),
      route("admin/audit", "features/admin/audit-page.tsx"),
    ]),
    route("account/leaving", "routes/account-leaving.tsx"),
    route("b/c", "features/wizard/create-wizard.tsx"),
    route("b/u", "routes/card-edit.tsx"),
  ]),
  layout("routes/plain-layout.tsx", [
    route("404", "routes/not-found.tsx", { id: "not-found" }),
    route("*", "routes/not-found.tsx", { id: "unknown-path" }),
  ]),
] satisfies RouteConfig;

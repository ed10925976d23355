import { type Config, DEFAULT_SUPPORT_EMAIL, isLoopbackBind } from "./config.ts";
import { walletWarnings } from "./config-wallets.ts";

/** What works, but most likely not as the operator means it; one sentence each, for the log. */
export function configWarnings(config: Config): string[] {
  const warnings: string[] = [];
  if (!config.isLoopback && !config.mail.smtpUrl) {
    warnings.push(
      "SMTP_URL is off, so no mail leaves this server and no one can sign in on a new device or reset a password: " +
        "set it to your mail server, such as smtps://user:password@mail.example",
    );
  }
  if (config.isPublic && config.mail.support === DEFAULT_SUPPORT_EMAIL) {
    warnings.push(
      "SUPPORT_EMAIL is not set, so reports of abuse and answers of owners reach no one: set it to an address that you read",
    );
  }
  if (config.isPublic && config.adminEmails.length === 0) {
    warnings.push(
      "ADMIN_EMAILS is not set, so no one sees /admin and reports stay unread: set it to the addresses of admins, with commas",
    );
  }
  if (config.isPublic && config.billing.provider === "sandbox") {
    warnings.push(
      "BILLING_PROVIDER is sandbox on a public address, so anyone can get the premium plan without paying",
    );
  }
  if (typeof config.trustProxy === "number" && !isLoopbackBind(config.host)) {
    warnings.push(
      "TRUST_PROXY is a hop count and other machines can reach the port, so they can forge addresses: " +
        "set it to the network of the proxies, such as 10.0.0.0/8",
    );
  }
  if (config.company?.isOnly && config.adminEmails.length === 0) {
    warnings.push(
      "OIDC_ONLY is true and ADMIN_EMAILS is not set, so no one can sign in while the provider is down: " +
        "set it to the addresses of admins, with commas",
    );
  }
  warnings.push(...walletWarnings(config.wallets));
  return warnings;
}

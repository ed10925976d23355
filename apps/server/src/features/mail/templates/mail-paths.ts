export const SIGN_IN_PATH = "/auth/signin";
export const NEW_PASSWORD_PATH = "/auth/forgot/password";
export const CONNECT_PATH = "/account/connect";
export const SECURITY_PATH = "/account/security";
export const TEAM_SETTINGS_PATH = "/team/settings#webhooks";

/** The link of an email that lets somebody choose a new password; the token stands behind the #, where no log sees it. */
export const passwordLinkPath = (token: string): string => `/admin/new-password#${token}`;

export const PASSWORD_LINK_HOURS = 1;

/** What the rate limit for such emails is counted by. */
export const PASSWORD_EMAIL = 'staff-password';

/** Path of the emailed reset link; the token is in the fragment, which is never logged. */
export const passwordLinkPath = (token: string): string => `/admin/new-password#${token}`;

export const PASSWORD_LINK_HOURS = 1;

export const PASSWORD_EMAIL = 'staff-password';

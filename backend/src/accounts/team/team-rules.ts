/** Path of an invitation link; the token is in the fragment, which is never logged. */
export const invitationPath = (token: string): string => `/admin/join#${token}`;

export const INVITATION_DAYS = 7;

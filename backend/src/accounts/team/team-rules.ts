/** The link of an email that makes somebody's account; the token stands behind the #, where no log sees it. */
export const invitationPath = (token: string): string => `/admin/join#${token}`;

export const INVITATION_DAYS = 7;

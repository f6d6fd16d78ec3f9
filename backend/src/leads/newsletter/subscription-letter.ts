/** What a mail about the letter knows. */
export interface SubscriptionLetter {
  to: string;
  /** The site's origin. */
  publicUrl: string;
  confirmUrl: string;
  endUrl: string;
  preferencesUrl: string;
}

/** What a mail about the letter knows. */
export interface SubscriptionLetter {
  /** Names the letter for good. */
  key: string;
  to: string;
  /** The site's origin. */
  publicUrl: string;
  confirmUrl: string;
  endUrl: string;
}

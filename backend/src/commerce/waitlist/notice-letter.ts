/** What a letter about a release knows. */
export interface NoticeLetter {
  to: string;
  productTitle: string;
  /** The site's origin. */
  publicUrl: string;
  productUrl: string;
  confirmUrl: string;
  endUrl: string;
}

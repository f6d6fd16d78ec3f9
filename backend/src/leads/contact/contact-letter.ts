/** What the letters about a message of the contact page know. */
export interface ContactLetter {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** The site's origin. */
  publicUrl: string;
}

/** Signed links of broadcasts whose clicks are counted. */
export const COUNTED_LINK = {
  purpose: 'broadcast-link',
  path: (token: string): string => `/newsletter/${token}/link`,
};

/** Length of a link's id: 96 random bits in base64url. */
export const LINK_ID_BYTES = 12;

/** As long as each token, for the size of the preview. */
export const SAMPLE_LINK_TOKEN = `${'x'.repeat(16)}.${'x'.repeat(43)}`;

/** Web addresses are counted, but not the pages of a reader's own subscription. */
export const isCounted = (address: string, publicUrl: string): boolean =>
  /^https?:\/\//i.test(address) && !address.startsWith(`${publicUrl}/newsletter/`);

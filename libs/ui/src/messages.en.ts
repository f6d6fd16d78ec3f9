// English texts of the components. One export per area, so that a page bundles only those it uses.

/** Of numbers without a currency. */
export const formats = { locale: 'en-US' } as const;
export const toast = {
  label: 'Notification',
  close: 'Close this message',
  /** Radix fills in `{hotkey}`. */
  region: 'Notifications ({hotkey})',
} as const;
export const stars = { label: (count: number) => `${count} out of 5 stars` } as const;
export const email = { suggestion: (domain: string) => `Did you mean ${domain}?` } as const;

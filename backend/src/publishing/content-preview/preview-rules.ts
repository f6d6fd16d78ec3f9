/** A preview reads the content and renders one page: a second of CPU, on a busy machine more. */
export const PREVIEW_LIMITS = { timeoutMs: 120_000, memoryMb: 768, idleMs: 5 * 60_000 };

/** Pages that show words of sections without a page of their own. */
const SHOWN_ON: Readonly<Record<string, string>> = { navigation: '/', films: '/audio-previews' };

export const previewPathOf = (section: string): string | undefined =>
  section.startsWith('/') ? section : SHOWN_ON[section];

/** Nothing in a preview runs or is sent; the dashboard alone frames it. */
export const PREVIEW_POLICY = `script-src 'none'; form-action 'none'; frame-ancestors 'self'`;

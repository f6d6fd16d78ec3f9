/** A preview reads the content and renders one page: a second of CPU, on a busy machine more. */
export const PREVIEW_LIMITS = { timeoutMs: 120_000, memoryMb: 768, idleMs: 5 * 60_000 };

/** Pages that show words of sections without a page of their own. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  navigation: '/',
  films: '/',
  events: '/speaking',
};

/** @param page of a section that changes every page */
export function previewPathOf(section: string, page?: string): string | undefined {
  if (section === 'look') return page ?? '/';
  return section.startsWith('/') ? section : SHOWN_ON[section];
}

/** The media query of color schemes, as pages write it. */
const DARK = /\(prefers-color-scheme: ?dark\)/g;
const LIGHT = /\(prefers-color-scheme: ?light\)/g;

export const isScheme = (value: unknown): value is 'light' | 'dark' => value === 'light' || value === 'dark';

/** Shows a page in one color scheme, whatever the browser prefers. */
export function inScheme(html: string, scheme: 'light' | 'dark'): string {
  const always = '(min-width:0)';
  const never = '(max-width:0)';
  return html
    .replace(DARK, scheme === 'dark' ? always : never)
    .replace(LIGHT, scheme === 'light' ? always : never)
    .replaceAll('color-scheme:light dark', `color-scheme:${scheme}`);
}

/** Nothing in a preview runs or is sent; the dashboard alone frames it. */
export const PREVIEW_POLICY = `script-src 'none'; form-action 'none'; frame-ancestors 'self'`;

type Pattern = readonly [RegExp, string];

/** In this order: each of the later ones calls itself by an earlier one's name as well. */
const BROWSERS: readonly Pattern[] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S{1,40} (Mobile\/\S{1,40} )?Safari\//, 'Safari'],
];

const SYSTEMS: readonly Pattern[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b.{0,200}\bMobile\b/, 'an Android phone'],
  [/\bAndroid\b/, 'an Android tablet'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (patterns: readonly Pattern[], text: string) =>
  patterns.find(([pattern]) => pattern.test(text))?.[1];

/** More than any browser says; nobody is made to read more. */
const LONGEST = 500;

/** What a browser calls itself, as its owner would: `Safari on an iPhone`. */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, LONGEST);
  const browser = nameIn(BROWSERS, text);
  const system = nameIn(SYSTEMS, text);
  if (!browser && !system) return 'An unknown browser or app';
  return `${browser ?? 'A browser'}${system ? ` on ${system}` : ''}`;
}

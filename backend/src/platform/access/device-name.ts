type Pattern = readonly [RegExp, string];

/** Ordered: user agents of the first browsers contain names of later ones too. */
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

/** Longer than any browser's user agent; the rest is ignored. */
const MAX_LENGTH = 500;

export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH);
  const browser = nameIn(BROWSERS, text);
  const system = nameIn(SYSTEMS, text);
  if (!browser && !system) return 'An unknown browser or app';
  return `${browser ?? 'A browser'}${system ? ` on ${system}` : ''}`;
}

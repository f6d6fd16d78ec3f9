import { localFonts, type FontMetrics, type LocalFont } from './font-metrics.js';

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;

/**
 * A `@font-face` that stretches a typeface of the reader's machine to the size of the web font it
 * stands in for, so that nothing moves when the web font arrives.
 */
export function fallbackFace(family: string, local: LocalFont, metrics: FontMetrics): string {
  const { names, averageWidth } = localFonts[local];
  const sizeAdjust = metrics.averageWidth / averageWidth;
  return (
    `@font-face{font-family:'${family}';font-weight:100 900;` +
    `src:${names.map((name) => `local('${name}')`).join(',')};size-adjust:${percent(sizeAdjust)};` +
    `ascent-override:${percent(metrics.ascent / sizeAdjust)};` +
    `descent-override:${percent(metrics.descent / sizeAdjust)};line-gap-override:0%}`
  );
}

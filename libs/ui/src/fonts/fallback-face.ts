import type { FontMetrics, LocalFont } from './font-metrics.js';

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;

/**
 * A `@font-face` that stretches a typeface of the reader's machine to the size of the web font it stands in for: a page
 * has the same lines with either.
 * @param manner what of the family it stands for: `font-weight` and `font-style`
 */
export function fallbackFace(family: string, manner: string, local: LocalFont, metrics: FontMetrics): string {
  const sizeAdjust = metrics.averageWidth / local.averageWidth;
  return (
    `@font-face{font-family:'${family}';${manner};` +
    `src:${local.names.map((name) => `local('${name}')`).join(',')};size-adjust:${percent(sizeAdjust)};` +
    `ascent-override:${percent(metrics.ascent / sizeAdjust)};` +
    `descent-override:${percent(metrics.descent / sizeAdjust)};line-gap-override:0%}`
  );
}

import type { FontMetrics, LocalFont } from './font-metrics.js';

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;

/**
 * Returns a `@font-face` that scales a local font to the metrics of a web font, so that line breaks stay the
 * same when the web font loads.
 * @param manner `font-weight` and `font-style` of the web font
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

import type { FontMetrics, LocalFont } from './font-metrics.js';

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;

/** Scales a local font to the metrics of a web font, so that line breaks stay when the web font loads. */
export function fallbackFace(family: string, manner: string, local: LocalFont, metrics: FontMetrics): string {
  const sizeAdjust = metrics.averageWidth / local.averageWidth;
  return (
    `@font-face{font-family:'${family}';${manner};` +
    `src:${local.names.map((name) => `local('${name}')`).join(',')};size-adjust:${percent(sizeAdjust)};` +
    `ascent-override:${percent(metrics.ascent / sizeAdjust)};` +
    `descent-override:${percent(metrics.descent / sizeAdjust)};line-gap-override:0%}`
  );
}

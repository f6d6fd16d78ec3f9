export const lowestFramePx = 120;
export const highestFramePx = 4000;
const stepPx = 8;

/** The height that is reported for a content's: rounded up to 8 px, so that a hair's breadth moves nothing. */
export function frameHeight(contentPx: number): number {
  const stepped = Math.ceil(contentPx / stepPx) * stepPx;
  return Math.min(highestFramePx, Math.max(lowestFramePx, stepped));
}

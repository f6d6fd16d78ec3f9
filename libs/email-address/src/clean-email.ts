/** Invisible characters: zero-width spaces and joiners, soft hyphens, marks, fillers, variation selectors. */
const INVISIBLE =
  /[\u{ad}\u{61c}\u{115f}\u{1160}\u{180e}\u{200b}-\u{200f}\u{2060}-\u{2065}\u{3164}\u{feff}\u{ffa0}]|\u{34f}|[\u{fe00}-\u{fe0f}]/gu;

/** Whitespace and direction marks. */
const OUTSIDE = /[\s\p{Cf}]/u;

/**
 * Removes invisible characters and surrounding whitespace from a pasted address. Contact lists add direction
 * marks around addresses. A direction mark inside an address reorders characters and is suspicious, so it
 * stays and is rejected later.
 */
export function cleanEmail(text: string): string {
  const visible = text.replace(INVISIBLE, '');
  let [start, end] = [0, visible.length];
  while (start < end && OUTSIDE.test(visible.charAt(start))) start += 1;
  while (end > start && OUTSIDE.test(visible.charAt(end - 1))) end -= 1;
  return visible.slice(start, end);
}

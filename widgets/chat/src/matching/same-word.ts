/** A shorter word with one letter changed is too often another word. */
const leastLetters = 6;

/** Whether two stems are one word, or one of them mistyped by a letter: `bankrupcy`. */
export function isSameWord(one: string, other = ''): boolean {
  if (one === other) return true;
  const isLong = one.length >= leastLetters && other.length >= leastLetters;
  return isLong && one[0] === other[0] && isOneLetterApart(one, other);
}

/** One letter more, less, other, or two that have changed places. */
function isOneLetterApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const restOfOne = one.slice(start);
  const restOfOther = other.slice(start);
  return (
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther.slice(1) ||
    (restOfOne.slice(2) === restOfOther.slice(2) &&
      restOfOne[0] === restOfOther[1] &&
      restOfOne[1] === restOfOther[0])
  );
}

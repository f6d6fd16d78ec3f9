/** Percent-decodes a path. Sequences that encode no UTF-8 stay. */
export const percentDecoded = (path: string): string =>
  path.replace(/(?:%[\da-f]{2})+/gi, (sequence) => {
    try {
      return decodeURIComponent(sequence);
    } catch {
      return sequence;
    }
  });

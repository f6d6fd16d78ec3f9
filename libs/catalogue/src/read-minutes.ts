/** A little under the 238 that Brysbaert (2019, doi:10.1016/j.jml.2019.104047) found for adults who read non-fiction in silence. */
const wordsPerMinute = 225;

export function readMinutes(wordCount: number): number {
  return Math.ceil(wordCount / wordsPerMinute);
}

import { compressPlate, type Plate, type RawPlate } from './plates.js';

const [lowest, highest] = [30, 98] as const;

/**
 * Compresses pictures so that together they weigh what is wanted, or as little less as can be had: all of them at
 * one quality, and the first few at one more.
 *
 * @throws Error when even the best quality weighs less than 95 hundredths of it, or the lowest weighs more
 */
export async function fitPlates(plates: readonly RawPlate[], wantedBytes: number): Promise<Plate[]> {
  const compressed = new Map<string, Promise<Plate>>();
  const compress = (index: number, quality: number): Promise<Plate> => {
    const key = `${index}@${quality}`;
    const plate = plates[index];
    if (!plate) throw new Error(`There is no plate ${index}.`);
    const made = compressed.get(key) ?? compressPlate(plate, quality);
    compressed.set(key, made);
    return made;
  };
  /** Level 0 is all at the lowest quality; each further level raises one picture by one. */
  const atLevel = (level: number): Promise<Plate[]> =>
    Promise.all(
      plates.map((_, index) =>
        compress(index, lowest + Math.floor((level + plates.length - 1 - index) / plates.length)),
      ),
    );
  const weigh = (made: readonly Plate[]) => made.reduce((sum, { jpeg }) => sum + jpeg.length, 0);

  let fitting = await atLevel(0);
  let [low, high] = [0, (highest - lowest) * plates.length];
  while (low < high) {
    const level = Math.ceil((low + high) / 2);
    const made = await atLevel(level);
    if (weigh(made) <= wantedBytes) [low, fitting] = [level, made];
    else high = level - 1;
  }
  const bytes = weigh(fitting);
  if (bytes > wantedBytes || bytes < wantedBytes * 0.95)
    throw new Error(`The pictures weigh ${bytes} bytes; they cannot be made to weigh ${wantedBytes}.`);
  return fitting;
}

import { breaths, type LocalSpeaker, type Piece, sentencesOf } from '@lectern/speech';

const voice = 'warm';

/** Reads the paragraphs aloud, sentence by sentence. */
export async function read(
  paragraphs: readonly string[],
  speaker: Pick<LocalSpeaker, 'speak'>,
): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for (const { text, endsParagraph } of sentencesOf(paragraphs)) {
    const { paragraphMs, sentenceMs } = breaths[voice];
    pieces.push({
      sound: await speaker.speak(text, voice),
      breathMs: endsParagraph ? paragraphMs : sentenceMs,
    });
  }
  return pieces;
}

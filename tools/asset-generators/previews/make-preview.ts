import type { Opening } from '@lectern/catalogue/openings';
import {
  assertSpoken,
  breaths,
  type LocalSpeaker,
  type Piece,
  type Recording,
  type RecordingStudio,
  sentencesOf,
  type VoiceId,
} from '@lectern/speech';

export interface Preview {
  opening: Opening;
  voice: VoiceId;
}

/** As the specification has it: what is no letter and no digit becomes an underscore. */
export function fileNameOf({ opening, voice }: Preview): string {
  return `${opening.title.replace(/[^a-zA-Z0-9]/g, '_')}_${voice}_preview.mp3`;
}

/** Reads an opening aloud and records it. */
export async function makePreview(
  { opening, voice }: Preview,
  speaker: LocalSpeaker,
  studio: RecordingStudio,
): Promise<Recording> {
  const { sentenceMs, paragraphMs } = breaths[voice];
  const pieces: Piece[] = [];
  for (const { text, endsParagraph } of sentencesOf(opening.paragraphs)) {
    const sound = await speaker.speak(text, voice);
    assertSpoken(sound, text);
    pieces.push({ sound, breathMs: endsParagraph ? paragraphMs : sentenceMs });
  }
  return studio.record(pieces, {
    title: `${opening.title}: how it begins`,
    album: opening.title,
    artist: `Synthetic voice (${voice})`,
    composer: opening.author,
    comment: `The opening of ${opening.title} by ${opening.author}, read by a synthetic voice.`,
    cover: { mime: 'image/jpeg', bytes: Buffer.from(opening.coverJpegBase64, 'base64') },
  });
}

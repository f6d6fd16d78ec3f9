/** How far a preview is: the first three on the way, then one of three ends. */
export type PreviewStatus = 'queued' | 'speaking' | 'encoding' | 'ready' | 'failed' | 'cancelled';

/** A sentence of a preview, and where it stands in the sound. */
export interface SpokenSentence {
  text: string;
  startMs: number;
  endMs: number;
  endsParagraph: boolean;
}

/** What the server says of a preview on its way. */
export interface Making {
  id: string;
  status: PreviewStatus;
  bookTitle: string;
  voiceType: string;
  /** Pieces that are spoken, of all there are; 0 of 0 until the text was split. */
  piecesDone: number;
  piecesTotal: number;
  eventsUrl: string;
  /** How many are before it while it is queued; absent when that is not known. */
  ahead?: number | null;
  /** What takes this visitor's wish back; only in the answer to the wish. */
  wish?: string;
  /** Why it failed, as in the answer to a wish that fails at once. */
  error?: string | null;
  details?: string | null;
  message?: string | null;
}

/** A preview that can be heard. */
export interface ReadyPreview {
  id: string;
  bookTitle: string;
  voiceType: string;
  audioUrl: string;
  /** 0 when only the sound itself knows. */
  durationMs: number;
  /** Loudness from 0 to 100, evenly over the whole. */
  waveform: readonly number[];
  sentences: readonly SpokenSentence[];
}

/** A line of the list of what is stored. */
export interface StoredPreview {
  id: string;
  bookTitle: string;
  voiceType: string;
  audioUrl: string;
  durationMs: number;
  /** ISO 8601. */
  generatedAt: string;
}

/** The server's answer when a preview is there, maybe with no more than the first document asks for. */
export type ReadyAnswer = Pick<ReadyPreview, 'id' | 'audioUrl'> & Partial<ReadyPreview>;

/** What can be played of an answer; the choice fills in what the answer leaves out. */
export function readyPreview(
  answer: ReadyAnswer,
  choice: { bookTitle: string; voice: string },
): ReadyPreview {
  const { id, audioUrl, durationMs = 0, waveform, sentences } = answer;
  return {
    id,
    audioUrl,
    durationMs,
    bookTitle: answer.bookTitle ?? choice.bookTitle,
    voiceType: answer.voiceType ?? choice.voice,
    waveform: waveform ?? [],
    sentences: sentences ?? [],
  };
}

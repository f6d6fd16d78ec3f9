import type { VoiceId } from '../voices.js';

/** How one of flite's speakers reads. */
export interface FliteVoice {
  speaker: 'slt' | 'rms' | 'awb';
  /** So much longer than by itself: flite hurries. */
  stretch: number;
  /** The melody: its middle, and how far flite's own sentences are to leave it. */
  meanHertz: number;
  spreadHertz: number;
  /** Everything, the throat too, is higher by this: played faster than it was made, and made slower before. */
  throat: number;
  /** Consonants are lifted by this, in decibels: some of these voices were recorded behind a curtain. */
  clarityDb: number;
}

export const fliteVoices: Record<VoiceId, FliteVoice> = {
  warm: { speaker: 'slt', stretch: 1.28, meanHertz: 165, spreadHertz: 30, throat: 0.96, clarityDb: 5 },
  professional: { speaker: 'rms', stretch: 1.05, meanHertz: 105, spreadHertz: 10, throat: 1, clarityDb: 0 },
  storytelling: {
    speaker: 'awb',
    stretch: 1.23,
    meanHertz: 125,
    spreadHertz: 28,
    throat: 0.97,
    clarityDb: 3,
  },
  inspirational: {
    speaker: 'slt',
    stretch: 1.13,
    meanHertz: 200,
    spreadHertz: 55,
    throat: 1.05,
    clarityDb: 8,
  },
};

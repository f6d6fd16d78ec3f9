import type { VoiceId } from '../voices.js';

/** How one of flite's speakers reads. */
export interface FliteVoice {
  speaker: 'slt' | 'rms' | 'awb';
  /** Longer than by itself. */
  stretch: number;
  meanHertz: number;
  spreadHertz: number;
  /** Everything, the throat too, is higher by this: read faster than it was made, and made slower before. */
  throat: number;
}

export const fliteVoices: Record<VoiceId, FliteVoice> = {
  warm: { speaker: 'slt', stretch: 1.06, meanHertz: 165, spreadHertz: 14, throat: 0.96 },
  professional: { speaker: 'rms', stretch: 1, meanHertz: 105, spreadHertz: 10, throat: 1 },
  storytelling: { speaker: 'awb', stretch: 1.12, meanHertz: 125, spreadHertz: 18, throat: 0.97 },
  inspirational: { speaker: 'slt', stretch: 0.95, meanHertz: 200, spreadHertz: 26, throat: 1.05 },
};

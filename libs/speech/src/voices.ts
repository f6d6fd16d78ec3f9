/** The four voices, in the order of content/pages/audio-previews.json. */
export const voiceIds = ['warm', 'professional', 'storytelling', 'inspirational'] as const;

export type VoiceId = (typeof voiceIds)[number];

export interface Breaths {
  sentenceMs: number;
  paragraphMs: number;
}

export const breaths: Record<VoiceId, Breaths> = {
  warm: { sentenceMs: 450, paragraphMs: 850 },
  professional: { sentenceMs: 350, paragraphMs: 700 },
  storytelling: { sentenceMs: 600, paragraphMs: 1_150 },
  inspirational: { sentenceMs: 300, paragraphMs: 600 },
};

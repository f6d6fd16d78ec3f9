import type { VoiceId } from '@lectern/speech';

/** What the paid service is told: one of its own voices, and how it is to read. */
export interface VoiceOrder {
  voice: string;
  instructions: string;
}

const ALWAYS = 'Read exactly the words that are given, in plain American English. Add nothing.';

export const voiceOrders: Record<VoiceId, VoiceOrder> = {
  warm: {
    voice: 'coral',
    instructions: `${ALWAYS} Unhurried and close, like someone across a kitchen table.`,
  },
  professional: {
    voice: 'sage',
    instructions: `${ALWAYS} Even and clear, with every term in its place, for somebody taking notes.`,
  },
  storytelling: {
    voice: 'fable',
    instructions: `${ALWAYS} Slowly, with room around what happens, as one tells a story on a porch.`,
  },
  inspirational: {
    voice: 'nova',
    instructions: `${ALWAYS} A little brighter and quicker, for a morning that could use some company.`,
  },
};

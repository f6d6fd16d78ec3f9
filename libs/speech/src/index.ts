export { assertSpoken, LocalSpeaker } from './local-voice.js';
export {
  type Breaths,
  breaths,
  type Piece,
  type Recording,
  RecordingStudio,
  type VoiceId,
  voiceIds,
} from './recording.js';
export { type Sentence, sentencesOf } from './sentences.js';
export { decodeWav, encodeWav, type Sound, SoundError } from './wav.js';
export type { Tags } from './studio/id3.js';

export { assertSpoken } from './assert-spoken.js';
export { LocalSpeaker } from './local-voice.js';
export { RecordingStudio } from './recording.js';
export { type Sentence, sentencesOf } from './sentences.js';
export { type Piece, type Recording, type Sound, SoundError } from './sound.js';
export type { Tags } from './studio/id3.js';
export { type Breaths, breaths, type VoiceId, voiceIds } from './voices.js';
export { decodeWav, encodeWav } from './wav.js';

export { assertSpoken, LocalSpeaker } from './local-voice.js';
export { RecordingStudio } from './recording.js';
export { decodeWav, encodeWav, type Piece, type Recording, type Sound, SoundError } from './sound.js';
export { type Breaths, breaths, type VoiceId, voiceIds } from './voices.js';
export { type Sentence, sentencesOf } from './sentences.js';
export type { Tags } from './studio/id3.js';

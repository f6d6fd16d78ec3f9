import type { Piece, Recording, Sound } from '../sound.js';
import type { Tags } from '../studio/id3.js';
import type { VoiceId } from '../voices.js';

export interface SpeakRequest {
  kind: 'speak';
  text: string;
  voice: VoiceId;
}

export interface RecordRequest {
  kind: 'record';
  pieces: Piece[];
  tags: Tags;
}

/** Bytes lose their class between threads: a Buffer arrives as a Uint8Array. */
export type SentRecording = Omit<Recording, 'mp3'> & { mp3: Uint8Array };

export type EngineRequest = SpeakRequest | RecordRequest;
export type EngineResult<Request extends EngineRequest> = Request extends SpeakRequest
  ? Sound
  : SentRecording;

export type EngineAnswer =
  | { result: Sound | SentRecording }
  /** `spoken` tells a SoundError, whose sentence is for a person, from a fault of ours. */
  | { failure: { message: string; stack: string; isSoundError: boolean } };

/** Of a preview's own files: what they are made of, and so where they lie. */
export interface FiledPreview {
  id: string;
  /** In hexadecimal: another recording has another address, so that each may be kept for ever. */
  sha256: string;
  bookTitle: string;
  voice: string;
}

export const CALLS = '/api/audio-preview';
/** So much of the hash as tells recordings apart. */
const HASH_LENGTH = 16;

export const shortHash = (sha256: string): string => sha256.slice(0, HASH_LENGTH);

/** `Fear Not: Faith to Move Forward`, `warm` → `Fear_Not__Faith_to_Move_Forward_warm_preview.mp3` */
export function previewFileName(bookTitle: string, voice: string): string {
  return `${bookTitle.replace(/[^a-z0-9]/gi, '_')}_${voice}_preview.mp3`;
}

const folderOf = ({ id, sha256 }: FiledPreview): string => `${CALLS}/files/${id}/${shortHash(sha256)}`;

export function audioAddress(preview: FiledPreview): string {
  return `${folderOf(preview)}/${previewFileName(preview.bookTitle, preview.voice)}`;
}

export function transcriptAddress(preview: FiledPreview): string {
  return `${folderOf(preview)}/transcript.vtt`;
}

/** Where the recording lies in the storage. */
export function storageKey(id: string, sha256: string): string {
  return `previews/${id}/${shortHash(sha256)}.mp3`;
}

/** Time without a message before polling, with an event stream and without. */
export const silenceLimitMs = { events: 12_000, none: 2_000 };

/** Timeout for speech synthesis. */
export const speechTimeoutMs = 60_000;

/** Wait until the next preview if the server sends none. */
export const defaultRetrySeconds = 3600;

/** After the reader has scrolled the transcript, auto-scroll pauses for this long. */
export const scrollPauseMs = 6000;

/** Voice of the author's own recordings. */
export const authorVoice = 'author';

/** Recordings by the author may be M4A files; all others are MP3. */
export const fileExtension = (address: string): 'm4a' | 'mp3' => (address.endsWith('.m4a') ? 'm4a' : 'mp3');

/** A sentence, and when it is heard. */
export interface HeardSentence {
  text: string;
  startMs: number;
  endMs: number;
  endsParagraph: boolean;
}

function timestamp(ms: number): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1_000) % 60].map(Math.floor);
  const two = (value = 0) => String(value).padStart(2, '0');
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${String(Math.floor(ms % 1_000)).padStart(3, '0')}`;
}

/** What WebVTT would take for marks of its own (4.2.2). */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\s+/g, ' ');

/** A transcript as WebVTT, a cue for each sentence. */
export function transcriptOf(sentences: readonly HeardSentence[]): string {
  const cues = sentences.map(
    ({ text, startMs, endMs }, index) =>
      `${index + 1}\n${timestamp(startMs)} --> ${timestamp(endMs)}\n${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

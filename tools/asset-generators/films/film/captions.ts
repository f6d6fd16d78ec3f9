import type { Film } from './film.js';

function clock(seconds: number): string {
  const wholeMs = Math.round(seconds * 1000);
  const whole = Math.floor(wholeMs / 1000);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const thousandths = String(wholeMs % 1000).padStart(3, '0');
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${thousandths}`;
}

/** WebVTT: the words of the picture, and in brackets what is heard between them. */
export function captions({ id, passages, sounds }: Film): string {
  const cues = [
    ...passages.map(({ from, to, lines }) => ({ from, to, text: lines.join('\n') })),
    ...sounds.map(({ from, to, text }) => ({ from, to, text: `[${text}]` })),
  ].sort((one, other) => one.from - other.from);
  const late = cues.find((cue, index) => index > 0 && cue.from < (cues[index - 1]?.to ?? 0));
  if (late) throw new Error(`${id}: "${late.text}" begins before the cue before it ends.`);
  return `WEBVTT\n\n${cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`).join('\n')}`;
}

/** Captions of films. The dashboard reads them too, so this module must not import the content. */

/** Why captions cannot be shown, at a line that counts from 1. */
export interface CaptionsFault {
  kind: 'heading' | 'none' | 'time' | 'order' | 'empty';
  line: number;
  text: string;
}

/** Times are in milliseconds. */
export interface CaptionsCue {
  from: number;
  to: number;
  lines: string[];
}

interface Block {
  /** Of its first line. */
  line: number;
  lines: string[];
}

/** `any`: WebVTT or SRT, as programs write them. `webvtt`: what browsers show without a change. */
export type CaptionsForm = 'any' | 'webvtt';

const timing = (time: string) => new RegExp(String.raw`^${time}\s*-->\s*${time}(?:\s.*)?$`);
const TIMINGS: Record<CaptionsForm, RegExp> = {
  any: timing(String.raw`(?:(\d+):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`),
  webvtt: timing(String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`),
};
const OTHER_BLOCK = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

/** Reads captions cue by cue, without numbers, styles and places on the screen. */
export function readCaptions(
  text: string,
  form: CaptionsForm = 'any',
): { cues: CaptionsCue[] } | { fault: CaptionsFault } {
  const lines = linesOf(text);
  if (form === 'webvtt' && !lines[0]?.startsWith('WEBVTT'))
    return { fault: { kind: 'heading', line: 1, text: lines[0] ?? '' } };
  const cues: CaptionsCue[] = [];
  for (const block of blocksOf(lines)) {
    const cue = readBlock(block, form);
    if ('fault' in cue) return cue;
    const before = cues.at(-1);
    // Cues that overlap a little are common in SRT; they are cut.
    const earliest = form === 'any' ? (before?.from ?? -1) + 1 : (before?.to ?? 0);
    if (cue.from < earliest) return faultAt('order', block, cue.at);
    if (before) before.to = Math.min(before.to, cue.from);
    cues.push({ from: cue.from, to: cue.to, lines: cue.lines });
  }
  return cues.length > 0 ? { cues } : { fault: { kind: 'none', line: 1, text: '' } };
}

/** Captions as plain WebVTT. */
export function toWebVtt(text: string): { captions: string } | { fault: CaptionsFault } {
  const read = readCaptions(text);
  if ('fault' in read) return read;
  const written = read.cues.map(
    ({ from, to, lines }) => `${timeOf(from)} --> ${timeOf(to)}\n${lines.join('\n')}\n`,
  );
  return { captions: `WEBVTT\n\n${written.join('\n')}` };
}

const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n');

const isTiming = (line: string): boolean => line.includes('-->');

/** Parts between empty lines. A second time begins a new one, too. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') open = null;
    else if (open && !(isTiming(line) && open.lines.some(isTiming))) open.lines.push(line.trim());
    else {
      open = { line: at + 1, lines: [line.trim()] };
      blocks.push(open);
    }
  }
  return blocks.filter(({ line, lines: [first = ''] }) => {
    const isHeading = line === 1 && first.startsWith('WEBVTT');
    return !isHeading && !OTHER_BLOCK.test(first);
  });
}

function readBlock(
  block: Block,
  form: CaptionsForm,
): (CaptionsCue & { at: number }) | { fault: CaptionsFault } {
  const { lines } = block;
  const at = isTiming(lines[0] ?? '') || lines.length === 1 ? 0 : 1;
  const found = TIMINGS[form].exec(lines[at] ?? '');
  if (!found) return faultAt('time', block, /^\d+$/.test(lines[0] ?? '') ? at : 0);
  const [from, to] = [timeIn(found, 1), timeIn(found, 5)];
  if (to <= from) return faultAt('order', block, at);
  const words = lines
    .slice(at + 1)
    .map(withoutTags)
    .filter((line) => line !== '');
  return words.length === 0 ? faultAt('empty', block, at) : { from, to, lines: words, at };
}

function faultAt(kind: CaptionsFault['kind'], { line, lines }: Block, at: number): { fault: CaptionsFault } {
  return { fault: { kind, line: line + at, text: lines[at] ?? '' } };
}

function timeIn(found: RegExpExecArray, at: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = [0, 1, 2].map((step) => Number(found[at + step] ?? 0));
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000 + Number((found[at + 3] ?? '').padEnd(3, '0'));
}

function timeOf(ms: number): string {
  const padded = (value: number, width = 2) => String(value).padStart(width, '0');
  const seconds = Math.floor(ms / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${padded(hours)}:${padded(minutes)}:${padded(seconds % 60)}.${padded(ms % 1_000, 3)}`;
}

const withoutTags = (line: string): string => line.replaceAll(/<[^<>]*>|\{\\[^{}]*\}/g, '').trim();

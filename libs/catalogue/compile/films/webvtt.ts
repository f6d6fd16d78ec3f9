export interface Cue {
  fromSeconds: number;
  toSeconds: number;
  text: string;
}

const timing = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3}) --> (?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})$/;

/**
 * The cues of a WebVTT file in its plain form: no settings, no styles, no notes.
 *
 * @throws Error in a clause that follows the name of the file: `line 7 is …`
 */
export function readCues(written: string): Cue[] {
  const lines = written.replace(/\r\n?/g, '\n').split('\n');
  if (lines[0] !== 'WEBVTT') throw new Error('must begin with a line WEBVTT');
  const cues: Cue[] = [];
  let open: Cue | null = null;
  for (const [index, line] of lines.slice(1).entries()) {
    const found = timing.exec(line);
    if (line.trim() === '') open = null;
    else if (found) {
      open = { fromSeconds: seconds(found, 1), toSeconds: seconds(found, 4), text: '' };
      const before = cues.at(-1)?.toSeconds ?? 0;
      if (open.toSeconds <= open.fromSeconds || open.fromSeconds < before)
        throw new Error(`line ${index + 2} must begin after the cue before it has ended, and end after that`);
      cues.push(open);
    } else if (open) open.text = open.text === '' ? line : `${open.text} ${line}`;
    else throw new Error(`line ${index + 2} must be a time such as 00:01.000 --> 00:04.000, not "${line}"`);
  }
  const silent = cues.find(({ text }) => text === '');
  if (cues.length === 0 || silent) throw new Error('must say something in every cue');
  return cues;
}

function seconds(found: RegExpExecArray, at: number): number {
  return Number(found[at] ?? 0) * 3600 + Number(found[at + 1]) * 60 + Number(found[at + 2]);
}

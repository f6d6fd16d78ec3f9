import type { TokenizerAndRendererExtension } from 'marked';

/** `[^mark]` in a line of text, as a token of the Markdown lexer. */
export interface NoteReference {
  type: 'note-reference';
  raw: string;
  mark: string;
}

export const noteReferences: TokenizerAndRendererExtension = {
  name: 'note-reference',
  level: 'inline',
  start: (source) => {
    const at = source.indexOf('[^');
    return at < 0 ? undefined : at;
  },
  tokenizer: (source) => {
    const found = /^\[\^([\w-]+)\]/.exec(source);
    return found ? { type: 'note-reference', raw: found[0], mark: found[1] ?? '' } : undefined;
  },
};

export interface NoteText {
  text: string;
  /** Line within the body, from 0. */
  line: number;
}

/** Takes `[^mark]: words` out of a body, leaving empty lines behind so that later line numbers stay true. */
export function takeNotes(body: string): { body: string; notes: Map<string, NoteText> } {
  const notes = new Map<string, NoteText>();
  let open: NoteText | null = null;
  const kept = body.split('\n').map((content, line) => {
    const found = /^\[\^([\w-]+)\]:\s+(.+)$/.exec(content);
    if (found) {
      open = { text: found[2] ?? '', line };
      notes.set(found[1] ?? '', open);
      return '';
    }
    if (open && /^\s+\S/.test(content)) {
      open.text += ` ${content.trim()}`;
      return '';
    }
    open = null;
    return content;
  });
  return { body: kept.join('\n'), notes };
}

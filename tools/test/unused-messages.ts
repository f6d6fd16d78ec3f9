import type { Messages } from './catalogue-faults.js';

/** Imports of a catalogue, or of a collection of catalogues: `import { orders as m } from '../messages.js'`. */
const IMPORT = /(?:import|export)\s+(?:\* as (\w+)|\{([^}]*)\})\s+from\s+'([^']*messages(?:\.en)?\.js)'/g;

interface Source {
  /** Path below the repository. */
  file: string;
  text: string;
}

interface Imported {
  /** Name in the source. */
  local: string;
  /** Name of the export; undefined for all of them. */
  exported?: string;
}

function importsIn(text: string): Imported[] {
  return [...text.matchAll(IMPORT)].flatMap(([, all, some = '']) =>
    all
      ? [{ local: all }]
      : some
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part && !part.startsWith('type '))
          .map((part) => {
            const [exported = '', local = exported] = part.split(/\s+as\s+/);
            return { local, exported };
          }),
  );
}

/** Paths of messages that a source refers to: `orders.page.title`, or `orders.page` if the group is passed on. */
function referencesIn(text: string): string[] {
  const body = text.replace(IMPORT, '');
  return importsIn(text).flatMap(({ local, exported }) => {
    const isCall = exported === 'messagesIn';
    const name = `(?<![\\w$])(?<!(?<!\\.\\.)\\.)${local}${isCall ? '\\([^()]*\\)' : ''}((?:\\??\\s*\\.\\s*\\w+)*)(?!\\w)`;
    const pathOf = (path: string, ...more: string[]) =>
      [isCall ? undefined : exported, ...path.split(/\??\s*\.\s*/), ...more].filter(Boolean).join('.');
    const whole = [...body.matchAll(new RegExp(name, 'g'))].map(([, path = '']) => pathOf(path));
    const destructured = [...body.matchAll(new RegExp(`\\{([^{}]*)\\}\\s*=\\s*${name}`, 'g'))];
    return [
      ...whole,
      ...destructured.flatMap(([, keys = '', path = '']) =>
        keys.split(',').map((key) => pathOf(path, key.trim().split(/\W/, 1)[0] ?? '')),
      ),
    ];
  });
}

/** A list is one message. */
const leavesOf = (messages: Messages, path = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) => {
    const place = path ? `${path}.${key}` : key;
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup ? leavesOf(value as Messages, place) : [place];
  });

/**
 * Paths of a catalogue's messages that no source refers to.
 * @param sources that may import the catalogue; specs and catalogues do not count
 */
export function unusedMessages(catalogue: Messages, sources: readonly Source[]): string[] {
  const used = new Set(sources.flatMap(({ text }) => referencesIn(text)));
  return leavesOf(catalogue).filter((leaf) => {
    const isUsed = [...used].some(
      (path) => leaf === path || leaf.startsWith(`${path}.`) || path.startsWith(`${leaf}.`),
    );
    return !isUsed;
  });
}

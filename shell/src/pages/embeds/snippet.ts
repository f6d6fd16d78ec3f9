import type { Mode, Theme } from '@lectern/embed-protocol';

type ElementName = 'buy' | 'questionnaire' | 'chat' | 'search';

export interface Choices {
  element: ElementName;
  product: string;
  mode: Mode;
  theme: Theme;
  /** `#rrggbb`; empty for the site's own. */
  accent: string;
  /** In pixels; empty for the site's own. */
  radius: string;
}

export const startingChoices: Choices = {
  element: 'buy',
  product: '',
  mode: 'inline',
  theme: 'auto',
  accent: '',
  radius: '',
};

export function attributesOf({ element, product, mode, theme, accent, radius }: Choices): [string, string][] {
  const all: [string, string, boolean][] = [
    ['product', product, element === 'buy' && product !== ''],
    ['mode', mode, mode !== 'inline'],
    ['theme', theme, theme !== 'auto'],
    ['accent', accent, accent !== ''],
    ['radius', radius, radius !== ''],
  ];
  return all.filter(([, , isSaid]) => isSaid).map(([name, value]) => [name, value]);
}

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<"]/g, (character) => escaped[character] ?? character);

interface SnippetParts {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  link: { href: string; label: string };
  /** Immutable release of the loader, for a page that pins its hash. */
  release: { file: string; integrity: string } | null;
}

export function snippetOf(choices: Choices, { origin, link, release }: SnippetParts): string {
  const script = release
    ? `src="${origin}/embed/${release.file}" integrity="${release.integrity}" crossorigin="anonymous"`
    : `src="${origin}/embed/v1.js"`;
  const said = attributesOf(choices).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const tag = `lectern-${choices.element}`;
  const inner = `<a href="${origin}${link.href}">${escape(link.label)}</a>`;
  return `<script async ${script}></script>\n<${tag}${said.join('')}>${inner}</${tag}>`;
}

/** Reserved heights of the elements, the same as in the loader. */
const reservedPx: Record<ElementName, number> = { buy: 820, questionnaire: 1456, chat: 640, search: 480 };

/** CSS rule that reserves the space before the script has loaded. */
export function spaceRuleOf({ element }: Pick<Choices, 'element'>): string {
  return `lectern-${element} { display: block; min-height: ${reservedPx[element]}px; }`;
}

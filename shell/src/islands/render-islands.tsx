import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

import { escapeHtml } from '../render/html-text.js';
import { type RequestedIsland, RequestedIslands } from './island.js';
import { idPrefix, IslandRoot } from './island-root.js';

const nothing = () => undefined;

const list = (attribute: string, values: readonly string[] = []) =>
  values.length > 0 ? ` ${attribute}="${escapeHtml(values.join(' '))}"` : '';

function islandMarkup(
  { name, Part, props, wakes }: RequestedIsland,
  place: number,
  around: (drawn: ReactNode) => ReactNode,
): string {
  const root = <IslandRoot Part={Part} props={props} onLive={nothing} />;
  const markup = renderToString(around(root), { identifierPrefix: idPrefix(place) });
  const attributes = [
    ` data-island="${name}" data-place="${place}" data-props="${escapeHtml(JSON.stringify(props))}"`,
    wakes.always ? ' data-wake' : '',
    wakes.near === false ? ' data-wake-near="no"' : '',
    list('data-wake-search', wakes.search),
    list('data-wake-stored', wakes.stored),
    list('data-wake-hash', wakes.hash ? [wakes.hash] : []),
  ].join('');
  return `<div${attributes}>${markup}</div>`;
}

interface DrawnPage {
  markup: string;
  islands: string[];
}

/** Renders a page, then each island on its own, as React hydrates it; `around` collects their styles. */
export function drawWithIslands(page: ReactNode, around: (drawn: ReactNode) => ReactNode): DrawnPage {
  const asked: RequestedIsland[] = [];
  const document = renderToStaticMarkup(around(<RequestedIslands value={asked}>{page}</RequestedIslands>));
  const markup = document.replace(
    /<div data-island="[\w-]+" data-place="(\d+)"><\/div>/g,
    (placeholder, place: string) => {
      const island = asked[Number(place)];
      return island ? islandMarkup(island, Number(place), around) : placeholder;
    },
  );
  return { markup, islands: [...new Set(asked.map(({ name }) => name))] };
}

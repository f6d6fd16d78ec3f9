import type { Film } from './film.js';
import { findingPeace } from './films/finding-peace.js';
import { freshStart } from './films/fresh-start.js';
import { startingOver } from './films/starting-over.js';

export const films: readonly Film[] = [findingPeace, startingOver, freshStart];

/** @throws Error naming the films there are */
export function filmNamed(name: string): Film {
  const found = films.find(({ id }) => id === name);
  if (!found)
    throw new Error(`No film is called "${name}". There are: ${films.map(({ id }) => id).join(', ')}.`);
  return found;
}

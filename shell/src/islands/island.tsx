import { type ComponentType, createContext, useContext } from 'react';

/** When a part wakes, beside the moment when the visitor turns to it or comes near. */
interface Wakes {
  /** At once, on every visit. */
  always?: boolean;
  /** At once where the address has one of these parameters: `success`. */
  search?: readonly string[];
  /** At once where something stands behind the address that begins like this: `#conversation=`. */
  hash?: string;
  /** At once where something is kept under a key that begins like this, for the tab or for good. */
  stored?: readonly string[];
  /** False where coming near is no reason: what stands on every page wakes only when the visitor turns to it. */
  near?: false;
}

/** An island that a page has asked for, to be drawn by itself after the page. */
export interface AskedIsland {
  name: string;
  Part: ComponentType<object>;
  props: object;
  wakes: Wakes;
}

/** Where the prerenderer gathers what is asked for; null in the browser and within another island. */
export const AskedIslands = createContext<AskedIsland[] | null>(null);

export type Island<Props extends object> = ComponentType<Props> & { Part: ComponentType<Props> };

/**
 * A part of a page that lives: React, which draws all of a page on the server, takes over just this in the browser, once
 * the visitor turns to it. Stands in a file named `<name>.island.tsx`, which the browser's build makes a program of.
 *
 * Its properties travel as JSON beside its markup: words and data, no functions, no nodes. It sees no context of the page
 * around it. Within another island it is a component like any other.
 *
 * @param name the name of its file, without folder and suffix
 * @param wakes when it wakes without a sign of the visitor
 */
export function island<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  wakes: (props: Props) => Wakes = () => ({}),
): Island<Props> {
  function Island(props: Props) {
    const asked = useContext(AskedIslands);
    if (!asked) return <Part {...props} />;
    const place = asked.push({ name, Part: Part as ComponentType<object>, props, wakes: wakes(props) }) - 1;
    return <div data-island={name} data-place={place} />;
  }
  return Object.assign(Island, { Part });
}

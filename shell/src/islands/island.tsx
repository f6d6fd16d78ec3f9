import { type ComponentType, createContext, useContext } from 'react';

interface Wakes {
  /** At once, on every visit. */
  always?: boolean;
  /** At once if the query has one of these parameters: `success`. */
  search?: readonly string[];
  /** At once if the hash has a value after this prefix: `#conversation=`. */
  hash?: string;
  /** At once if session or local storage has a key with this prefix. */
  stored?: readonly string[];
  /** False: coming near does not count. For parts of every page, which hydrate on interaction only. */
  near?: false;
}

export interface RequestedIsland {
  name: string;
  Part: ComponentType<object>;
  props: object;
  wakes: Wakes;
}

/** List to which the prerenderer adds islands; null in the browser and inside another island. */
export const RequestedIslands = createContext<RequestedIsland[] | null>(null);

export type Island<Props extends object> = ComponentType<Props> & { Part: ComponentType<Props> };

/**
 * Makes a component an island: rendered on the server with the page, hydrated in the browser on interaction. Lives in
 * a file named `<name>.island.tsx`, which becomes an entry of the client build.
 * Props are serialized as JSON: no functions, no nodes. Contexts of the page do not reach it. Inside another island it
 * is an ordinary component.
 * @param name the file's name without folder and suffix
 * @param wakes when it hydrates without interaction
 */
export function island<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  wakes: (props: Props) => Wakes = () => ({}),
): Island<Props> {
  function Island(props: Props) {
    const asked = useContext(RequestedIslands);
    if (!asked) return <Part {...props} />;
    const place = asked.push({ name, Part: Part as ComponentType<object>, props, wakes: wakes(props) }) - 1;
    return <div data-island={name} data-place={place} />;
  }
  return Object.assign(Island, { Part });
}

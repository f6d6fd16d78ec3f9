import { type ComponentType, useEffect } from 'react';

/** Tells the ids of one island from another's; server and browser begin with the same. */
export const idPrefix = (place: number | string) => `i${place}-`;

interface IslandRootProps {
  Part: ComponentType<object>;
  props: object;
  /** Its effects have run: it answers. */
  onLive(): void;
}

/** What React draws of an island, the same on the server and in the browser. */
export function IslandRoot({ Part, props, onLive }: IslandRootProps) {
  return (
    <>
      <Part {...props} />
      <Live onLive={onLive} />
    </>
  );
}

function Live({ onLive }: Pick<IslandRootProps, 'onLive'>) {
  useEffect(() => onLive(), [onLive]);
  return null;
}

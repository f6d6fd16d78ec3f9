import { type ComponentType, useEffect } from 'react';

/** Prefix for `useId`, unique per island and equal on server and client. */
export const idPrefix = (place: number | string) => `i${place}-`;

interface IslandRootProps {
  Part: ComponentType<object>;
  props: object;
  /** Called after its effects have run. */
  onLive(): void;
}

/** Root of an island, the same on server and client. */
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

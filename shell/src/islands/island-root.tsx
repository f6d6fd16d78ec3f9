import { type ComponentType, useEffect } from 'react';

/** Prefix for `useId`, unique per island and equal on server and client. */
export const idPrefix = (place: number | string) => `i${place}-`;

interface IslandRootProps {
  Part: ComponentType<object>;
  props: object;
  onLive(): void;
}

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

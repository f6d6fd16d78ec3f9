import { Component, type ComponentType, type ReactNode, useEffect } from 'react';

/** Tells the ids of one island from another's; server and browser begin with the same. */
export const idPrefix = (place: number | string) => `i${place}-`;

interface IslandRootProps {
  Part: ComponentType<object>;
  props: object;
  /** Its effects have run: it answers. */
  onLive(): void;
  onFailure(): void;
}

/** What React draws of an island, the same on the server and in the browser. */
export function IslandRoot({ Part, props, onLive, onFailure }: IslandRootProps) {
  return (
    <IslandBoundary onFailure={onFailure}>
      <Part {...props} />
      <Live onLive={onLive} />
    </IslandBoundary>
  );
}

function Live({ onLive }: Pick<IslandRootProps, 'onLive'>) {
  useEffect(() => onLive(), [onLive]);
  return null;
}

/** A part that cannot be drawn goes alone. */
class IslandBoundary extends Component<{ children: ReactNode; onFailure: () => void }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

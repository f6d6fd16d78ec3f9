import { useToasts } from '@lectern/ui/toast';
import { hydrateRoot } from 'react-dom/client';

import type { Island } from './island.js';
import { idPrefix, IslandRoot } from './island-root.js';
import { keepTyped } from './typed.js';

/** What a module of an island exports: the island, and nothing that could be taken for one. */
type IslandModule = Readonly<Record<string, unknown>>;

const isIsland = (value: unknown): value is Island<object> => typeof value === 'function' && 'Part' in value;

/**
 * Lets React take over an island as it stands in the document. What has been typed in it stays.
 *
 * @param onEnd called once it answers, or (false) when it could not be drawn
 */
export function hydrate(element: HTMLElement, module: IslandModule, onEnd: (isLive: boolean) => void): void {
  const island = Object.values(module).find(isIsland);
  if (!island) throw new Error(`The script of the island ${element.dataset['island']} holds none.`);
  const { props = '{}', place = '' } = element.dataset;
  const giveBack = keepTyped(element);
  // After React's own work, so that each field's change is taken up before the next.
  const onLive = () =>
    queueMicrotask(() => {
      giveBack();
      onEnd(true);
    });
  hydrateRoot(
    element,
    <IslandRoot
      Part={island.Part}
      props={JSON.parse(props) as object}
      onLive={onLive}
      onFailure={() => onEnd(false)}
    />,
    { identifierPrefix: idPrefix(place) },
  );
}

/** The first message brings what shows messages. */
const end = useToasts.subscribe(({ everShown }) => {
  if (!everShown) return;
  end();
  void import('./toasts.js').then(({ showToasts }) => showToasts());
});

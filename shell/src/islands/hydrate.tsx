import { useToasts } from '@lectern/ui/toast';
import { withDeadline } from '@lectern/widget-kit';
import { hydrateRoot } from 'react-dom/client';

import { sayOnPage } from '../browser/page-status.js';
import type { Island } from './island.js';
import { idPrefix, IslandRoot } from './island-root.js';
import { keepTyped, noteTyped } from './typed-fields.js';

/** What a module of an island exports: the island, and nothing that could be taken for one. */
type IslandModule = Readonly<Record<string, unknown>>;

const isIsland = (value: unknown): value is Island<object> => typeof value === 'function' && 'Part' in value;

/**
 * Lets React take over an island as it stands in the document. What has been typed in it stays.
 *
 * @param onEnd called once it answers, or (false) when it could not be drawn, then or later
 */
export function hydrate(element: HTMLElement, module: IslandModule, onEnd: (isLive: boolean) => void): void {
  const island = Object.values(module).find(isIsland);
  if (!island) throw new Error(`The script of the island ${element.dataset['island']} holds none.`);
  const { props = '{}', place = '' } = element.dataset;
  const served = element.innerHTML;
  const giveBack = keepTyped(element);
  const stopNoting = noteTyped(element);
  // After React's own work, so that each field's change is taken up before the next.
  const onLive = () =>
    queueMicrotask(() => {
      giveBack();
      onEnd(true);
    });
  // React has taken away what it could not go on with: what the page brought comes back, and what was typed in it.
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    queueMicrotask(() => {
      root.unmount();
      element.innerHTML = served;
      stopNoting();
      onEnd(false);
    });
  };
  const root = hydrateRoot(
    element,
    <IslandRoot Part={island.Part} props={JSON.parse(props) as object} onLive={onLive} />,
    { identifierPrefix: idPrefix(place), onUncaughtError },
  );
}

/** Longer than a message of its own frame, which can be held by pointing at it. */
const plainlyShownMs = 10_000;

/** The next message tries again to fetch what shows messages; one that it does not come for is said plainly. */
const end = useToasts.subscribe(({ current }) => {
  if (!current?.isOpen) return;
  const { title, description } = current;
  withDeadline(import('./toasts.js')).then(
    ({ showToasts }) => {
      end();
      showToasts();
    },
    () => {
      sayOnPage([title, description].filter(Boolean).join(': '));
      setTimeout(sayOnPage, plainlyShownMs, '');
    },
  );
});

import { useToasts } from '@lectern/ui/toast';
import { withDeadline } from '@lectern/widget-kit';
import { hydrateRoot } from 'react-dom/client';

import { showPageStatus } from '../browser/page-status.js';
import type { Island } from './island.js';
import { idPrefix, IslandRoot } from './island-root.js';
import { captureTyped, recordTyped } from './typed-fields.js';

/** Module of an island. It exports the island and no other component. */
type IslandModule = Readonly<Record<string, unknown>>;

const isIsland = (value: unknown): value is Island<object> => typeof value === 'function' && 'Part' in value;

/** Keeps what was typed. `onEnd` gets false if rendering failed, then or later. */
export function hydrate(element: HTMLElement, module: IslandModule, onEnd: (isLive: boolean) => void): void {
  const island = Object.values(module).find(isIsland);
  if (!island) throw new Error(`The script of the island ${element.dataset['island']} holds none.`);
  const { props = '{}', place = '' } = element.dataset;
  const served = element.innerHTML;
  const giveBack = captureTyped(element);
  const stopNoting = recordTyped(element);
  // After React's own work, so that each field's change is processed before the next.
  const onLive = () =>
    queueMicrotask(() => {
      giveBack();
      onEnd(true);
    });
  // React has removed the failed part: restores the server's markup and what was typed in it.
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

/** Longer than a toast, which the visitor can hold by hovering. */
const plainTextMs = 10_000;

/** Each toast tries again to load the toast viewport. If it does not load, the message is shown as plain text. */
const end = useToasts.subscribe(({ current }) => {
  if (!current?.isOpen) return;
  const { title, description } = current;
  withDeadline(import('./toasts.js')).then(
    ({ showToasts }) => {
      end();
      showToasts();
    },
    () => {
      showPageStatus([title, description].filter(Boolean).join(': '));
      setTimeout(showPageStatus, plainTextMs, '');
    },
  );
});

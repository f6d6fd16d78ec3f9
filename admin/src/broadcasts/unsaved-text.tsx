import type { WrittenBroadcast } from '@lectern/api-client/admin';
import { Button } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { Panel, Written } from '../components/index.js';
import { broadcasts as m } from '../messages.js';
import { useLeftCopy } from '../saving/index.js';
import { broadcastCopy } from './broadcast-data.js';

const Words = styled(Written).attrs({ as: 'pre', tabIndex: 0 })`
  max-height: 14rem;
  margin: var(--space-1) 0;
  padding: var(--space-2);
  overflow: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-small);
  font: 400 0.9375rem/1.5 var(--font-control);
`;

/** Text that was unsaved when another window sent the broadcast; kept until it is dismissed. */
export function UnsavedText({ id }: { id: string }) {
  const copy = useLeftCopy(broadcastCopy(id));
  if (!copy) return null;
  const { subject, body } = copy.value as WrittenBroadcast;
  return (
    <Panel aria-label={m.leftover.title}>
      <p>{m.leftover.text}</p>
      <Words>{`${subject}\n\n${body}`}</Words>
      <Button onClick={() => void copy.drop()}>{m.leftover.dismiss}</Button>
    </Panel>
  );
}

import type { PersonalCopies } from '@lectern/api-client/admin';
import { Async, CheckField, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api.js';
import { Muted, Panel } from '../components/index.js';
import { products as m } from '../messages.js';
import { cacheCopies, usePersonalCopies } from './products-data.js';
import { counted, say } from '../say.js';

type Made = PersonalCopies['made'][number];

function placeOf({ place, pageNumber }: Made): string {
  if (place === null) return m.copies.places.unknown;
  if (place === 'properties') return m.copies.places.properties;
  if (pageNumber === null) return m.copies.places.text;
  return say(place === 'page' ? m.copies.places.page : m.copies.places.orderOnPage, { page: pageNumber });
}

const copiesOf = ({ fileName, count }: Made): string =>
  counted(count, m.copies.ofFile).replace('{file}', fileName);

interface SwitchProps {
  id: string;
  copies: PersonalCopies;
  mayWrite: boolean;
}

function Switch({ id, copies: { isOn, madeCount, made, faults }, mayWrite }: SwitchProps) {
  const turning = useMutation({
    mutationFn: (wanted: boolean) =>
      api.PUT('/api/admin/products/{id}/personal-copies', {
        params: { path: { id } },
        body: { isOn: wanted },
      }),
    onSuccess: (now) => cacheCopies(id, now),
  });
  const isShownOn = turning.isPending ? turning.variables : isOn;
  return (
    <>
      <CheckField
        label={m.copies.label}
        checked={isShownOn}
        disabled={!mayWrite || turning.isPending}
        onChange={({ target }) => turning.mutate(target.checked)}
      />
      <Muted as="p">{m.copies.text}</Muted>
      <ErrorMessage error={turning.error} />
      <div role="status">
        {isOn && madeCount > 0 ? (
          <>
            <p>{counted(madeCount, m.copies.count)}</p>
            <ul>
              {made.map((copies) => (
                <li key={`${copies.fileName} ${copies.place} ${copies.pageNumber}`}>
                  {copiesOf(copies)}: {placeOf(copies)}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {isOn
          ? faults.map(({ fileName, reason }) => (
              <p key={fileName}>
                {say(m.copies.unchanged, { file: fileName, reason: m.copies.faults[reason] })}
              </p>
            ))
          : null}
      </div>
    </>
  );
}

/** Whether buyers of an e-book get personalized copies; saves on change. */
export function PersonalCopiesPanel({ id, mayWrite }: Omit<SwitchProps, 'copies'>) {
  const { data, error, refetch } = usePersonalCopies(id);
  return (
    <Panel aria-label={m.copies.title}>
      <h2>{m.copies.title}</h2>
      <Async query={{ data, error, refetch }} label={m.copies.title} heights={['2.75rem', '2.4em']}>
        {(copies) => <Switch id={id} copies={copies} mayWrite={mayWrite} />}
      </Async>
    </Panel>
  );
}

import type { OwnerFilm } from '@lectern/api-client/admin';
import { Button, ErrorMessage, FieldError, FieldHint, VisuallyHidden } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Row, Small, Stack, UploadButton } from '../../components/index.js';
import { siteEditing } from '../../messages.js';
import { waitForPicture } from '../../pictures/pictures-data.js';
import { uploadPicture } from '../../pictures/upload-picture.js';
import { say } from '../../say.js';
import { labelOf } from '../field-words.js';
import { isFilmValue } from '../places.js';
import type { ValueFieldProps } from '../field-props.js';
import { frameOf } from './film-frame.js';
import { lengthOf, MAX_BYTES, sizeOf } from './film-rules.js';
import { removeFilm, uploadFilm, useFilms } from './films-data.js';

const m = siteEditing.films;

const Film = styled.video`
  display: block;
  width: 100%;
  max-width: 24rem;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-small);
  background: #0d1018;
`;

const Films = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const nameOf = (film: OwnerFilm): string =>
  say(m.name, { name: film.fileName, length: lengthOf(film), size: sizeOf(film) });

/** The film of an entry: uploaded here, or chosen among earlier uploads. */
export function FilmField({ field, actions, error, disabled }: ValueFieldProps) {
  const { value } = field;
  const { data: films = [] } = useFilms();
  const [failure, setFailure] = useState<unknown>(null);
  const label = labelOf(field);
  const chosenId = isFilmValue(value) ? value.film : null;
  const chosen = films.find(({ id }) => id === chosenId);
  const others = films.filter(({ id }) => id !== chosenId);
  const remove = (id: string) => removeFilm(id).then(() => setFailure(null), setFailure);
  const isNew = field.pointer.includes('/new-');
  const choose = (film: OwnerFilm) => actions.change(field, { film: film.id });
  const state = chosen ? nameOf(chosen) : chosenId ? m.chosen : isNew ? m.none : m.original;
  return (
    <Stack $gap={1} role="group" aria-label={label}>
      <strong>{label}</strong>
      <FieldHint>{state}</FieldHint>
      {error ? <FieldError>{error}</FieldError> : null}
      {chosen ? <ChosenFilm {...{ field, actions, disabled }} film={chosen} /> : null}
      <Row>
        <UploadButton
          label={m.upload}
          accept=".mp4,video/mp4"
          maxBytes={MAX_BYTES}
          disabled={disabled}
          words={m}
          upload={async (file, options) => choose(await uploadFilm(file, options))}
        />
        {chosenId && !disabled ? (
          <Button kind="bare" onClick={() => actions.change(field, '')}>
            {m.takeOut}
          </Button>
        ) : null}
      </Row>
      <Small>{m.hint}</Small>
      {others.length > 0 && !disabled ? (
        <details>
          <summary>{m.earlier}</summary>
          <Films>
            {others.map((film) => (
              <li key={film.id}>
                <Small>{nameOf(film)}</Small>
                <Row>
                  <Button kind="bare" onClick={() => choose(film)}>
                    {m.use}
                    <VisuallyHidden> {film.fileName}</VisuallyHidden>
                  </Button>
                  {film.isUsed ? (
                    <Small>{m.used}</Small>
                  ) : (
                    <Button kind="bare" onClick={() => void remove(film.id)}>
                      {m.remove}
                      <VisuallyHidden> {film.fileName}</VisuallyHidden>
                    </Button>
                  )}
                </Row>
              </li>
            ))}
          </Films>
          <ErrorMessage error={failure} />
        </details>
      ) : null}
    </Stack>
  );
}

type ChosenFilmProps = Pick<ValueFieldProps, 'field' | 'actions' | 'disabled'> & { film: OwnerFilm };

/** Plays the film, and takes its poster from it. */
function ChosenFilm({ field, actions, disabled, film }: ChosenFilmProps) {
  const element = useRef<HTMLVideoElement>(null);
  const taking = useMutation({
    mutationFn: async () => {
      const file = element.current && (await frameOf(element.current, film.fileName));
      if (!file) throw new Error(m.frame.failed);
      const { id } = await uploadPicture(file);
      // A page cannot be published with a picture that is still being converted.
      const picture = await waitForPicture(id);
      if (picture.state !== 'ready') throw new Error(picture.failure ?? m.frame.failed);
      return id;
    },
    onSuccess: (picture) => {
      const poster = { ...field, pointer: field.pointer.replace(/\/film$/, '/poster'), published: null };
      actions.change(poster, { picture });
    },
  });
  return (
    <>
      <Film ref={element} src={film.address} controls preload="metadata" aria-label={film.fileName} />
      {disabled ? null : (
        <Row>
          <Button kind="bare" busy={taking.isPending && m.frame.busy} onClick={() => taking.mutate()}>
            {m.frame.take}
          </Button>
        </Row>
      )}
      <div role="status">{taking.isSuccess ? <Small>{m.frame.taken}</Small> : null}</div>
      <ErrorMessage error={taking.error} />
    </>
  );
}

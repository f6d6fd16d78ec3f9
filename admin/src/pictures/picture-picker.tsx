import type { Picture } from '@lectern/api-client/admin';
import { Button, ButtonRow, CheckField, Dialog, ErrorMessage, Loading, TextArea } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState, fromWide, MoreButton } from '../components/index.js';
import { pictures as m } from '../messages.js';
import { say } from '../say.js';
import { Grid, PictureCard, Thumbnail } from './picture-grid.js';
import { PictureSearch, usePictureSearch } from './picture-search.js';
import { savePicture, usePictures } from './pictures-data.js';
import { UploadArea } from './upload-area.js';
import { UploadList } from './upload-list.js';

const Pick = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: 600 0.9375rem/1.4 var(--font-control);
  text-align: left;
  cursor: pointer;
  overflow-wrap: anywhere;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-small);
  }
  &[aria-pressed='true']::after {
    outline: 3px solid var(--color-accent);
  }
`;

const SmallGrid = styled(Grid)`
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
`;

const Body = styled.div<{ $isChosen: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  /* The rest is for the title, the description and the buttons, which stay in view. */
  max-height: max(10rem, 100dvh - ${({ $isChosen }) => ($isChosen ? '31rem' : '14rem')});
  /* Room for outlines. */
  padding: 4px;
  overflow-y: auto;
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  padding-top: var(--space-2);
`;

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--space-2);
  > :first-child {
    display: none;
  }
  ${fromWide} {
    grid-template-columns: 8rem minmax(0, 1fr);
    > :first-child {
      display: grid;
      align-self: start;
    }
  }
`;

interface ChosenProps {
  picture: Picture;
  onPick: (picture: Picture) => void;
  onCancel: () => void;
}

/** Asks for a description once; later uses start with it. */
function Chosen({ picture, onPick, onCancel }: ChosenProps) {
  const [alt, setAlt] = useState(picture.alt);
  const [isDecorative, setIsDecorative] = useState(false);
  const { focusX, focusY, version } = picture;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const words = alt.trim();
      if (words === picture.alt) return picture;
      return savePicture(picture.id, { alt: words, focusX, focusY, version });
    },
    onSuccess: onPick,
  });
  const lacksAlt = alt.trim() === '' && !isDecorative;
  return (
    <Foot>
      <Beside>
        <Thumbnail picture={picture} />
        <TextArea
          label={m.edit.alt.label}
          hint={lacksAlt ? m.picker.alt : m.edit.alt.hint}
          rows={2}
          maxLength={500}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
      </Beside>
      {alt.trim() === '' ? (
        <CheckField
          label={m.picker.decorative}
          checked={isDecorative}
          onChange={({ target }) => setIsDecorative(target.checked)}
        />
      ) : null}
      <ErrorMessage error={error} />
      <ButtonRow $atEnd>
        <Button onClick={onCancel}>{m.picker.cancel}</Button>
        <Button kind="main" disabled={lacksAlt} busy={isPending && m.picker.busy} onClick={() => mutate()}>
          {m.picker.choose}
        </Button>
      </ButtonRow>
    </Foot>
  );
}

interface PicturePickerProps {
  /** Called with a picture that is ready. Its `address` is for texts, and its `alt` for this use. */
  onPick: (picture: Picture) => void;
  onCancel: () => void;
}

/** Dialog for editors: chooses a picture of the library, or adds one. */
export function PicturePicker({ onPick, onCancel }: PicturePickerProps) {
  const search = usePictureSearch();
  const list = usePictures(search.filter);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const rows = list.rows?.filter(({ state }) => state !== 'failed');
  const chosen = rows?.find(({ id, state }) => id === chosenId && state === 'ready');
  return (
    <Dialog title={m.picker.title} isWide onCancel={onCancel}>
      <Body $isChosen={chosen !== undefined}>
        <div>
          <UploadArea />
          <UploadList onChoose={setChosenId} />
        </div>
        <PictureSearch search={search} />
        {list.error && !rows ? <ErrorMessage error={list.error} onRetry={() => void list.refetch()} /> : null}
        {!rows && !list.error ? <Loading label={m.list.loading} heights={['9rem']} /> : null}
        {rows?.length === 0 ? <EmptyState {...(search.isFiltered ? m.list.noMatch : m.list.empty)} /> : null}
        {rows && rows.length > 0 ? (
          <SmallGrid aria-label={m.list.label}>
            {rows.map((picture) => (
              <PictureCard key={picture.id} picture={picture}>
                <Pick
                  type="button"
                  disabled={picture.state !== 'ready'}
                  aria-pressed={picture.id === chosenId}
                  aria-label={say(m.picker.label, { name: picture.fileName })}
                  onClick={() => setChosenId(picture.id)}
                >
                  {picture.fileName}
                </Pick>
              </PictureCard>
            ))}
          </SmallGrid>
        ) : null}
        <MoreButton list={list} />
      </Body>
      {chosen ? (
        <Chosen key={chosen.id} picture={chosen} onPick={onPick} onCancel={onCancel} />
      ) : (
        <Foot>
          <ButtonRow $atEnd>
            <Button onClick={onCancel}>{m.picker.cancel}</Button>
          </ButtonRow>
        </Foot>
      )}
    </Dialog>
  );
}

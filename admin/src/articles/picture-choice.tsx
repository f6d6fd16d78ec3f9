import type { ArticlePicture } from '@lectern/api-client/admin';
import { Button, FieldHint, TextArea } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Row, Stack } from '../components/index.js';
import { articles as m } from '../messages.js';
import { PicturePicker } from '../pictures/picture-picker.js';
import { oneLine } from '../texts/one-line.js';
import { MAX_ALT_LENGTH } from './article-rules.js';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 0.375rem;
    padding: 0;
    font: 600 0.9375rem/1.4 var(--font-control);
  }
  img {
    width: 100%;
    max-height: 14rem;
    object-fit: contain;
    border-radius: var(--radius-small);
    background: color-mix(in srgb, var(--color-ink) 6%, transparent);
  }
`;

interface PictureChoiceProps {
  label: string;
  hint: string;
  picture: ArticlePicture | null;
  disabled: boolean;
  onChange: (picture: ArticlePicture | null) => void;
}

/** A picture of the library, and its description in this place. */
export function PictureChoice({ label, hint, picture, disabled, onChange }: PictureChoiceProps) {
  const [isPicking, setIsPicking] = useState(false);
  return (
    <Group disabled={disabled}>
      <legend>{label}</legend>
      <Stack $gap={1}>
        {picture ? (
          <>
            <img src={picture.src} alt={picture.alt} />
            <TextArea
              label={m.picture.alt}
              hint={m.picture.altHint}
              rows={2}
              maxLength={MAX_ALT_LENGTH}
              value={picture.alt}
              onChange={({ target }) => onChange({ ...picture, alt: oneLine(target.value) })}
            />
          </>
        ) : null}
        <Row>
          <Button onClick={() => setIsPicking(true)}>{picture ? m.picture.change : m.picture.choose}</Button>
          {picture ? (
            <Button kind="bare" onClick={() => onChange(null)}>
              {m.picture.remove}
            </Button>
          ) : null}
        </Row>
      </Stack>
      {picture ? null : <FieldHint>{hint}</FieldHint>}
      {isPicking ? (
        <PicturePicker
          onPick={({ address, alt }) => {
            onChange({ src: address, alt });
            setIsPicking(false);
          }}
          onCancel={() => setIsPicking(false)}
        />
      ) : null}
    </Group>
  );
}

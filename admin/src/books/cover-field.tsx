import { Button, FieldError, FieldHint, TextArea } from '@lectern/ui/kit';
import { styled } from 'styled-components';

import { Row, Stack } from '../components/index.js';
import { books as m } from '../messages.js';
import { oneLine } from '../texts/one-line.js';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  img {
    width: 10rem;
    height: 15rem;
    object-fit: contain;
    border-radius: var(--radius-cover);
    background: color-mix(in srgb, var(--color-ink) 6%, transparent);
  }
`;

interface CoverFieldProps {
  cover: string | null;
  alt: string;
  disabled: boolean;
  error: string | null;
  onChange: (change: { cover?: null; palette?: null; coverAlt?: string }) => void;
  /** Opens the library, which has a form of its own. */
  onPick: () => void;
}

/** The cover and its description. */
export function CoverField({ cover, alt, disabled, error, onChange, onPick }: CoverFieldProps) {
  return (
    <Group disabled={disabled}>
      <Stack $gap={1}>
        {cover ? (
          <>
            <img src={`/api/admin/pictures/${cover}/thumbnail`} alt={alt} />
            <TextArea
              label={m.cover.alt}
              hint={m.cover.altHint}
              name="coverAlt"
              rows={2}
              maxLength={500}
              value={alt}
              onChange={({ target }) => onChange({ coverAlt: oneLine(target.value) })}
            />
          </>
        ) : null}
        <Row>
          <Button name="cover" onClick={onPick}>
            {cover ? m.cover.change : m.cover.choose}
          </Button>
          {cover ? (
            <Button kind="bare" onClick={() => onChange({ cover: null, palette: null })}>
              {m.cover.remove}
            </Button>
          ) : null}
        </Row>
        {cover ? null : <FieldHint>{m.cover.hint}</FieldHint>}
        {error ? <FieldError>{error}</FieldError> : null}
      </Stack>
    </Group>
  );
}

import type { ContentField } from '@lectern/api-client/admin';
import { Button, ButtonRow } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';

import { Heading, Muted, Panel, Stack } from '../components/index.js';
import { look as m } from '../messages.js';
import { PicturePicker } from '../pictures/picture-picker.js';
import { usePicture } from '../pictures/pictures-data.js';
import { isPictureValue, type Value } from '../site-editing/places.js';

/** Names of the two pictures, as the API lists them. */
const LOGO = 'site/logo#';
const DARK_LOGO = 'site/logo-dark#';

const Title = styled.h3`
  font-size: 1.0625rem;
`;

const Shown = styled.img`
  width: auto;
  max-width: 100%;
  height: 4rem;
  object-fit: contain;
  object-position: 0 50%;
`;

function ChosenLogo({ id }: { id: string }) {
  const { data } = usePicture(id);
  return data ? <Shown src={data.thumbnailUrl ?? data.address} alt={data.alt} /> : null;
}

interface LogoPanelProps {
  fields: ReadonlyMap<string, ContentField>;
  disabled: boolean;
  onChange: (field: ContentField, value: Value) => void;
  onRemove: (fields: readonly ContentField[]) => void;
}

/** The logo, and another one for dark mode. */
export function LogoPanel({ fields, disabled, onChange, onRemove }: LogoPanelProps) {
  const [picking, setPicking] = useState<ContentField | null>(null);
  const [light, dark] = [fields.get(LOGO), fields.get(DARK_LOGO)];
  if (!light || !dark) return null;
  const controls = (field: ContentField, words: Record<'choose' | 'another' | 'remove', string>) => {
    const isChosen = isPictureValue(field.value);
    return (
      <>
        {isPictureValue(field.value) ? <ChosenLogo id={field.value.picture} /> : null}
        {disabled ? null : (
          <ButtonRow>
            <Button onClick={() => setPicking(field)}>{isChosen ? words.another : words.choose}</Button>
            {isChosen ? (
              // Without the first one, nothing would show the second.
              <Button onClick={() => onRemove(field === light ? [light, dark] : [field])}>
                {words.remove}
              </Button>
            ) : null}
          </ButtonRow>
        )}
      </>
    );
  };
  const hasLogo = isPictureValue(light.value);
  return (
    <Panel aria-labelledby="look-logo">
      <Heading id="look-logo">{m.logo.title}</Heading>
      <Stack $gap={1}>
        <Muted>{m.logo.text}</Muted>
        {hasLogo ? null : <p>{m.logo.none}</p>}
        {controls(light, m.logo)}
        {hasLogo ? (
          <>
            <Title>{m.logo.dark.title}</Title>
            <Muted>{m.logo.dark.text}</Muted>
            {controls(dark, m.logo.dark)}
          </>
        ) : null}
      </Stack>
      {picking ? (
        <PicturePicker
          onPick={({ id }) => {
            setPicking(null);
            onChange(picking, { picture: id });
          }}
          onCancel={() => setPicking(null)}
        />
      ) : null}
    </Panel>
  );
}

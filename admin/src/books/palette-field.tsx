import { Button, FieldError } from '@lectern/ui/kit';
import type { ColorRoles, SchemeName } from '@lectern/ui/tokens';
import { standardLook } from '@lectern/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';

import { Muted, Row, Stack } from '../components/index.js';
import { ContrastList } from '../look/contrast-list.js';
import { SchemeColors } from '../look/scheme-colors.js';
import { books as m } from '../messages.js';
import { useCoverColors } from './books-data.js';
import type { PaletteValues } from './palette-values.js';

const Strip = styled.span`
  display: inline-flex;
  overflow: hidden;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-small);
`;

const Swatch = styled.span<{ $color: string }>`
  width: 2rem;
  height: 2rem;
  background: ${({ $color }) => $color};
`;

const stripOf = ({ background, surface, ink, muted, accent }: ColorRoles) => (
  <Strip aria-hidden="true">
    {[background, surface, ink, muted, accent].map((color, at) => (
      <Swatch key={at} $color={color} />
    ))}
  </Strip>
);

interface PaletteFieldProps {
  bookId: string;
  /** Null while the colors follow from the cover. */
  palette: PaletteValues | null;
  cover: string | null;
  disabled: boolean;
  error: string | null;
  onPalette: (palette: PaletteValues | null) => void;
}

/** Colors of the page: suggested from the cover, or chosen by hand with their contrast. */
export function PaletteField({ bookId, palette, cover, disabled, error, onPalette }: PaletteFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [scheme, setScheme] = useState<SchemeName>('light');
  const { data: ofCover = null } = useCoverColors(bookId, cover, palette === null);
  const hasCover = cover !== null;
  const known = palette ?? (hasCover ? ofCover : null);
  const shown = known ?? standardLook.colors;
  const isExpanded = isOpen || error !== null;
  const write = (colors: ColorRoles) => onPalette({ ...shown, [scheme]: colors });
  const ofPicture = known ? m.palette.fromCover : m.palette.later;
  const origin = hasCover ? ofPicture : m.palette.site;
  return (
    <Stack $gap={1} role="group" aria-label={m.palette.title}>
      <strong>{m.palette.title}</strong>
      {known ? (
        <Row>
          {stripOf(known.light)}
          {stripOf(known.dark)}
        </Row>
      ) : null}
      {palette ? null : <Muted>{origin}</Muted>}
      {error ? <FieldError>{error}</FieldError> : null}
      <Row>
        <Button
          name="palette"
          disabled={disabled}
          aria-expanded={isExpanded}
          onClick={() => setIsOpen(!isExpanded)}
        >
          {isExpanded ? m.palette.close : m.palette.choose}
        </Button>
        {palette ? (
          <Button kind="bare" disabled={disabled} onClick={() => onPalette(null)}>
            {hasCover ? m.palette.suggest : m.palette.takeSite}
          </Button>
        ) : null}
      </Row>
      {isExpanded ? (
        <Stack>
          <SchemeColors
            colors={shown[scheme]}
            scheme={scheme}
            disabled={disabled}
            onScheme={setScheme}
            onColors={write}
          />
          <ContrastList colors={shown[scheme]} scheme={scheme} disabled={disabled} onColors={write} />
        </Stack>
      ) : null}
    </Stack>
  );
}

import { RadioField } from '@lectern/ui/kit';
import type { ColorRoles, Look } from '@lectern/ui/tokens';
import { styled } from 'styled-components';

import { Heading, Muted, Panel, showSuccess, Stack } from '../components/index.js';
import { look as m } from '../messages.js';
import { ContrastList } from './contrast-list.js';
import { paletteOf } from './look-values.js';
import { SchemeColors } from './scheme-colors.js';
import { type SitePaletteName, sitePalettes, type SchemeName } from '@lectern/ui/tokens';

const Strip = styled.span`
  display: inline-flex;
  margin-left: 0.5rem;
  overflow: hidden;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-small);
  vertical-align: middle;
`;

const Color = styled.span<{ $color: string }>`
  width: 1.25rem;
  height: 1.25rem;
  background: ${({ $color }) => $color};
`;

const stripOf = ({ light, dark }: Look['colors']) => (
  <Strip aria-hidden="true">
    {[light.background, light.accent, light.ink, dark.background, dark.accent].map((color, at) => (
      <Color key={at} $color={color} />
    ))}
  </Strip>
);

type Option = readonly [SitePaletteName | 'own', React.ReactNode, string];

const optionOf = (name: SitePaletteName | 'own', colors: Look['colors']): Option => {
  const { title, hint } = m.palettes.names[name];
  return [
    name,
    <span key={name}>
      {title}
      {stripOf(colors)}
    </span>,
    hint,
  ];
};

interface ColorsPanelProps {
  colors: Look['colors'];
  scheme: SchemeName;
  disabled: boolean;
  onScheme: (scheme: SchemeName) => void;
  onColors: (colors: Look['colors']) => void;
}

/** Colors of both schemes, with the contrast of each text. */
export function ColorsPanel({ colors, scheme, disabled, onScheme, onColors }: ColorsPanelProps) {
  const palette = paletteOf(colors);
  const names = Object.keys(sitePalettes) as SitePaletteName[];
  const write = (changed: ColorRoles) => onColors({ ...colors, [scheme]: changed });
  return (
    <Panel aria-labelledby="look-colors">
      <Heading id="look-colors">{m.colors.title}</Heading>
      <Stack>
        <RadioField
          label={m.palettes.label}
          disabled={disabled}
          value={palette ?? 'own'}
          options={[
            ...names.map((name) => optionOf(name, sitePalettes[name])),
            ...(palette ? [] : [optionOf('own', colors)]),
          ]}
          onValue={(name) => {
            if (name !== 'own') onColors(sitePalettes[name]);
          }}
        />
        <SchemeColors
          colors={colors[scheme]}
          scheme={scheme}
          disabled={disabled}
          onScheme={onScheme}
          onColors={write}
        >
          <Muted>{m.colors.note}</Muted>
        </SchemeColors>
        <ContrastList
          colors={colors[scheme]}
          scheme={scheme}
          disabled={disabled}
          onColors={(readable) => {
            write(readable);
            showSuccess(m.contrast.taken);
          }}
        />
      </Stack>
    </Panel>
  );
}

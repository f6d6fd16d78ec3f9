import { Button } from '@lectern/ui/kit';
import { type ColorRoles, isReadable, readableColors, standardLook } from '@lectern/ui/tokens';
import { styled } from 'styled-components';

import { Muted, Small, Stack, Status } from '../components/index.js';
import { formatNumber } from '../shop.js';
import { look as m } from '../messages.js';
import { say } from '../say.js';
import { nameOf } from '../site-editing/field-words.js';
import { contrastsOf, groundsWithoutSignals, roles } from './look-values.js';
import type { SchemeName } from '@lectern/ui/tokens';

const Rows = styled.ul`
  display: grid;
  gap: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-2);
    min-height: 2.75rem;
    padding-block: var(--space-half);
    border-bottom: 1px solid var(--color-line);
  }
`;

const Title = styled.h3`
  font-size: 1.0625rem;
`;

interface ContrastListProps {
  colors: ColorRoles;
  scheme: SchemeName;
  disabled: boolean;
  onColors: (colors: ColorRoles) => void;
}

const rounded = (ratio: number): string => formatNumber(Math.floor(ratio * 10) / 10);

/** Contrast of each text and its ground, and a readable palette if one is too low. */
export function ContrastList({ colors, scheme, disabled, onColors }: ContrastListProps) {
  const grounds = groundsWithoutSignals(colors, scheme);
  return (
    <Stack $gap={1}>
      <Title>{m.contrast.title}</Title>
      <Rows>
        {contrastsOf(colors).map(({ words, on, found, needed, passes }) => (
          <li key={`${words} ${on}`}>
            <span>
              {say(m.contrast.pair, { words: nameOf(words), ground: nameOf(on) })}
              <Small>
                {found === null
                  ? say(m.contrast.noRatio, { needed: formatNumber(needed) })
                  : say(m.contrast.ratio, { found: rounded(found), needed: formatNumber(needed) })}
              </Small>
            </span>
            <Status label={passes ? m.contrast.passes : m.contrast.fails} tone={passes ? 'good' : 'danger'} />
          </li>
        ))}
        {grounds.map((ground) => (
          <li key={ground}>
            <span>{say(m.contrast.signals, { ground: nameOf(ground) })}</span>
            <Status label={m.contrast.fails} tone="danger" />
          </li>
        ))}
      </Rows>
      {isReadable(colors, scheme) ? (
        <Muted>{m.contrast.all}</Muted>
      ) : (
        <Suggestion {...{ colors, scheme, disabled, onColors }} />
      )}
    </Stack>
  );
}

const Changes = styled.ul`
  padding-left: 1.25rem;
`;

const Swatch = styled.span<{ $color: string }>`
  display: inline-block;
  width: 1rem;
  height: 1rem;
  margin-left: 0.375rem;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-small);
  background: ${({ $color }) => $color};
  vertical-align: -0.125rem;
`;

function Suggestion({ colors, scheme, disabled, onColors }: ContrastListProps) {
  const readable = readableColors(colors, scheme, standardLook.colors[scheme]);
  const changed = roles.filter((role) => readable[role].toLowerCase() !== colors[role].toLowerCase());
  return (
    <Stack $gap={1}>
      <p>{m.contrast.suggestion}</p>
      <Changes>
        {changed.map((role) => (
          <li key={role}>
            {say(m.contrast.change, { name: nameOf(role), before: colors[role], after: readable[role] })}
            <Swatch $color={readable[role]} />
          </li>
        ))}
      </Changes>
      {disabled ? null : (
        <div>
          <Button onClick={() => onColors(readable)}>{m.contrast.take}</Button>
        </div>
      )}
    </Stack>
  );
}

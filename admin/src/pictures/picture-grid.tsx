import type { Picture } from '@lectern/api-client/admin';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Small, Status, type StatusTone } from '../components/index.js';
import { pictures as m } from '../messages.js';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-2);
  list-style: none;
  li {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr auto;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-1);
    padding: var(--space-1);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-small);
    background: var(--color-surface);
    overflow-wrap: anywhere;
  }
  li:has(a:hover),
  li:has(button:hover) {
    border-color: var(--color-edge);
  }
`;

const Frame = styled.span`
  position: relative;
  display: grid;
  aspect-ratio: 4 / 3;
  place-items: center;
  border-radius: calc(var(--radius-small) / 2);
  background: color-mix(in srgb, var(--color-ink) 6%, var(--color-surface));
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const tones: Record<Picture['state'], StatusTone> = {
  receiving: 'busy',
  processing: 'busy',
  ready: 'good',
  failed: 'danger',
  removed: 'neutral',
};

export const PictureStatus = ({ state }: Pick<Picture, 'state'>) => (
  <Status label={m.states[state]} tone={tones[state]} />
);

/** The picture as it is, or its state until it is ready. Decorative: its name is beside it. */
export const Thumbnail = ({ picture }: { picture: Picture }) => (
  <Frame>
    {picture.thumbnailUrl ? (
      <img src={picture.thumbnailUrl} alt="" loading="lazy" decoding="async" />
    ) : (
      <PictureStatus state={picture.state} />
    )}
  </Frame>
);

interface PictureCardProps {
  picture: Picture;
  /** Names the picture: a link or a button. */
  children: ReactNode;
  below?: ReactNode;
}

export const PictureCard = ({ picture, children, below }: PictureCardProps) => (
  <li>
    <Thumbnail picture={picture} />
    <div>
      {children}
      <Small>{picture.failure ?? (picture.alt || m.list.noAlt)}</Small>
    </div>
    {below}
  </li>
);

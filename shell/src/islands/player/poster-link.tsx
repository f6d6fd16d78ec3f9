import type { PlayerWords } from '@lectern/catalogue';
import { styled } from 'styled-components';
import { Frame, Picture, PlayDisc, Poster } from './player-frame.js';
import { PlayerIcon } from './player-icons.js';
import type { PlayableVideo } from './playable.js';
import { siteOf } from './site-of.js';

export const PosterLink = styled.a`
  display: block;
  color: var(--color-ink);
  text-decoration: none;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** As high as the player bar that replaces it. */
export const Caption = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: 3.5rem;
  padding: var(--space-1) var(--space-2);
  font: 600 1rem/1.35 var(--font-control);
  font-variant-numeric: tabular-nums;
  ${PosterLink}:hover & {
    color: var(--color-accent);
  }
`;

export const Length = styled.span`
  color: var(--color-muted);
  font-weight: 500;
`;

interface LinkedFilmProps {
  video: PlayableVideo;
  link: string;
  words: PlayerWords;
}

/** Poster of a film on another site. Nothing is loaded from there before it is opened. */
export function LinkedFilm({ video, link, words }: LinkedFilmProps) {
  const { title, poster, duration } = video;
  return (
    <Frame role="group" aria-label={title}>
      <PosterLink href={link} target="_blank" rel="noopener noreferrer">
        <Picture as="span">
          <Poster poster={poster} />
          <PlayDisc>
            <PlayerIcon name="play" />
          </PlayDisc>
        </Picture>
        <Caption>
          {words.elsewhereLabel.replace('{site}', siteOf(link))} <Length>{duration}</Length>
        </Caption>
      </PosterLink>
    </Frame>
  );
}

import type { PlayerWords } from '@lectern/catalogue';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { linkAsButton } from '../link-as-button.js';
import { Frame, Picture, PlayDisc, Poster } from './player-frame.js';
import { PlayerIcon } from './player-icons.js';
import { useIsLive } from '../use-is-live.js';
import { island } from '../island.js';
import type { PlayableVideo } from './playable.js';
import { VideoPlayer } from './video-player.island.js';

const PosterLink = styled.a`
  display: block;
  color: var(--color-ink);
  text-decoration: none;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** As high as the player bar that replaces it. */
const Caption = styled.span`
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

const Length = styled.span`
  color: var(--color-muted);
  font-weight: 500;
`;

interface FilmStageProps {
  video: PlayableVideo;
  player: PlayerWords;
  openLabel: string;
}

function Stage({ video, player, openLabel }: FilmStageProps) {
  const [isOpen, setOpen] = useState(false);
  const isLive = useIsLive();
  const door = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) door.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) return <VideoPlayer video={video} words={player} beginsAtOnce onClose={() => setOpen(false)} />;
  return (
    <Frame>
      <PosterLink ref={door} href={video.videoUrl} {...linkAsButton(isLive, () => setOpen(true))}>
        <Picture as="span">
          <Poster poster={video.poster} />
          <PlayDisc>
            <PlayerIcon name="play" />
          </PlayDisc>
        </Picture>
        <Caption>
          {openLabel} <Length>{video.duration}</Length>
        </Caption>
      </PosterLink>
    </Frame>
  );
}

/** Video poster that opens the player. Without script it links to the video file. */
export const FilmStage = island('film-stage', Stage);

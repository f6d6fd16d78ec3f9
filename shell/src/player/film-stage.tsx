import type { PlayerWords, Video } from '@lectern/catalogue';
import { type Ref, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { openingLink } from '../opening-link.js';
import { Frame, Picture, PlayDisc } from './player-frame.js';
import { PlayerIcon } from './player-icons.js';
import { Poster } from './poster.js';
import { useIsLive } from './use-playback.js';
import { VideoPlayer } from './video-player.js';

/** The whole picture is what is pressed. */
const Door = styled(Picture).attrs({ as: 'a' })<{ href: string; ref: Ref<HTMLAnchorElement> }>`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  color: #fff;
  text-decoration: none;
  &:focus-visible {
    outline-color: #fff;
    outline-offset: -6px;
  }
`;

const Caption = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  justify-content: space-between;
  gap: var(--space-2);
  padding: var(--space-6) var(--space-3) var(--space-2);
  background: linear-gradient(transparent, rgb(13 16 24 / 0.85));
  font: 600 1.0625rem/1.4 var(--font-control);
  font-variant-numeric: lining-nums tabular-nums;
  text-align: left;
`;

interface FilmStageProps {
  video: Video;
  player: PlayerWords;
  openLabel: string;
}

/**
 * A film that is closed until it is wanted: a picture of it, which opens the player and begins. Closing the player
 * pauses the film, rewinds it, and leaves the picture. Without script the picture leads to the film's file.
 */
export function FilmStage({ video, player, openLabel }: FilmStageProps) {
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
      <Door ref={door} href={video.videoUrl} {...openingLink(isLive, () => setOpen(true))}>
        <Poster poster={video.poster} />
        <PlayDisc>
          <PlayerIcon name="play" />
        </PlayDisc>
        <Caption>
          {openLabel} <span>{video.duration}</span>
        </Caption>
      </Door>
    </Frame>
  );
}

import type { PlayerWords } from '@lectern/catalogue';
import { useEffect, useRef, useState } from 'react';
import { linkAsButton } from '../link-as-button.js';
import { Frame, Picture, PlayDisc, Poster } from './player-frame.js';
import { PlayerIcon } from './player-icons.js';
import { useIsLive } from '../use-is-live.js';
import { island } from '../island.js';
import type { PlayableVideo } from './playable.js';
import { Caption, Length, LinkedFilm, PosterLink } from './poster-link.js';
import { VideoPlayer } from './video-player.island.js';

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

  if (video.link !== null) return <LinkedFilm video={video} link={video.link} words={player} />;
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

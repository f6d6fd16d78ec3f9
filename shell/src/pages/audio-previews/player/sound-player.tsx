import { Button, Icon } from '@lectern/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { playTime } from '@lectern/ui/formats';
import { spokenTime } from '../../../islands/player/spoken-time.js';
import { pressSoundKey } from '../../../islands/player/sound-keys.js';
import type { MakerWords } from '../audio-previews.words.js';
import { authorVoice, fileExtension } from '../preview-rules.js';
import type { ReadyPreview } from '../preview-stage.js';
import { Foot, Note, Panel, Stack, Times } from '../stage/stage-frame.js';
import { Transcript } from './transcript.js';
import { Transport } from './transport.js';
import { type SoundCard, useMediaSession, useSound } from './use-sound.js';
import { Waveform } from './waveform.js';

interface SoundPlayerProps {
  preview: ReadyPreview;
  words: MakerWords['player'];
  card: SoundCard;
  head: ReactNode;
  /** Play on mount: the visitor pressed a Play button. */
  beginsAtOnce: boolean;
  onFailure(): void;
  onDownload(): void;
}

/** Audio player with transcript. Nothing is loaded before it is played. */
export function SoundPlayer(props: SoundPlayerProps) {
  const { preview, words, card, head, beginsAtOnce, onFailure, onDownload } = props;
  const { id, audioUrl, durationMs, waveform, sentences } = preview;
  const { sound, state, commands, heard } = useSound(id, durationMs, onFailure);
  const { isPlaying, isWaiting, atSeconds, wholeSeconds } = state;
  const transport = useRef<{ focus(): void }>(null);
  useMediaSession({ card, commands, isPlaying });

  const begin = useEffectEvent(() => {
    if (!beginsAtOnce) return;
    commands.play();
    transport.current?.focus();
  });
  useEffect(() => begin(), []);

  const hearFrom = (seconds: number) => {
    commands.seek(seconds);
    if (!isPlaying) commands.play();
  };
  const said = (seconds: number) => spokenTime(seconds, words.units);
  const remaining = playTime(Math.ceil(wholeSeconds) - Math.floor(atSeconds));

  return (
    <Panel
      role="group"
      aria-label={words.groupLabel.replace('{title}', card.title)}
      onKeyDown={(event) => pressSoundKey(event, commands, wholeSeconds)}
    >
      <Stack>
        {head}
        <audio ref={sound} {...heard} src={audioUrl} preload="none" />
        <Waveform
          waveform={waveform}
          sound={sound}
          isPlaying={isPlaying}
          atSeconds={atSeconds}
          wholeSeconds={wholeSeconds}
          label={words.seekLabel}
          placeTextAt={(seconds) =>
            words.placeText.replace('{now}', said(seconds)).replace('{whole}', said(wholeSeconds))
          }
          onSeek={commands.seek}
        />
        <Times>
          <span>{playTime(atSeconds)}</span>
          <span role="status">{isWaiting ? words.loadingText : ''}</span>
          <span>{words.remainingText.replace('{time}', remaining)}</span>
        </Times>
        <Transport
          ref={transport}
          words={words}
          isPlaying={isPlaying}
          isMuted={state.isMuted}
          speed={state.speed}
          commands={commands}
        />
        <Foot>
          <Note>{preview.voiceType === authorVoice ? null : words.syntheticNote}</Note>
          <Button $look="quiet" onClick={onDownload}>
            <Icon name="download" />{' '}
            {words.downloadLabel.replace('MP3', fileExtension(audioUrl).toUpperCase())}
          </Button>
        </Foot>
      </Stack>
      {sentences.length > 0 ? (
        <Transcript
          sentences={sentences}
          atSeconds={atSeconds}
          isPlaying={isPlaying}
          heading={words.transcriptHeading}
          note={words.transcriptNote}
          onSeek={hearFrom}
        />
      ) : null}
    </Panel>
  );
}

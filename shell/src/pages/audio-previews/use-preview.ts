import type { PageWords } from '@lectern/catalogue';
import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '../../layout/toast-store.js';
import { countPreviewDownload, generatePreview, type Preview } from './preview-calls.js';
import { previewFileName } from './preview-file-name.js';

export interface Choice {
  bookTitle: string;
  voice: string;
}

type Notices = PageWords<'audio-previews'>['notices'];
/** A preview, and what it was made of: the choice in the form may have changed since. */
type Ready = Preview & Choice;

export function usePreview(notices: Notices) {
  const [isGenerating, setGenerating] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [ready, setReady] = useState<Ready | null>(null);
  const sound = useRef<HTMLAudioElement>(undefined);
  useEffect(() => () => sound.current?.pause(), []);

  const tell = useCallback(
    (name: keyof Notices, message?: string) => {
      const { title, text } = notices[name];
      const isGood = name === 'generated' || name === 'downloadStarted';
      showToast({ title, description: message ?? text, tone: isGood ? 'success' : 'destructive' });
    },
    [notices],
  );

  async function generate(choice: Choice): Promise<void> {
    if (isGenerating) return;
    if (!choice.bookTitle || !choice.voice) return tell('missing_selection');
    sound.current?.pause();
    setReady(null);
    setGenerating(true);
    const outcome = await generatePreview(choice.bookTitle, choice.voice);
    setGenerating(false);
    if ('failure' in outcome) return tell(outcome.failure, outcome.message);
    setReady({ ...outcome.preview, ...choice });
    tell('generated');
  }

  async function play(): Promise<void> {
    if (!ready) return;
    const audio = new Audio(ready.audioUrl);
    sound.current = audio;
    for (const event of ['ended', 'pause', 'error'] as const) {
      audio.addEventListener(event, () => setPlaying(false));
    }
    setPlaying(true);
    await audio.play().catch(() => {
      setPlaying(false);
      tell('playback');
    });
  }

  async function download(): Promise<void> {
    if (!ready) return;
    try {
      await countPreviewDownload(ready.id);
      const link = document.createElement('a');
      link.href = ready.audioUrl;
      link.download = previewFileName(ready.bookTitle, ready.voice);
      link.click();
      tell('downloadStarted');
    } catch {
      tell('download');
    }
  }

  return { isGenerating, isPlaying, ready, generate, play, download };
}

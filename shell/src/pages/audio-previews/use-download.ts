import { useRef } from 'react';

import { fileExtension } from './preview-rules.js';
import { countPreviewDownload } from './preview-calls.js';
import type { ReadyPreview } from './preview-stage.js';
import type { PreviewProblem } from './use-notices.js';

export function useDownload(tell: (what: 'downloadStarted' | PreviewProblem) => void) {
  const isBusy = useRef(false);
  return async ({ id, audioUrl, bookTitle, voiceType }: ReadyPreview): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await countPreviewDownload(id);
      const link = document.createElement('a');
      link.href = audioUrl;
      link.download = previewFileName(bookTitle, voiceType, fileExtension(audioUrl));
      link.click();
      tell('downloadStarted');
    } catch {
      tell({ failure: 'download' });
    } finally {
      isBusy.current = false;
    }
  };
}

/** `Fear Not: Faith to Move Forward`, `warm` → `Fear_Not__Faith_to_Move_Forward_warm_preview.mp3` */
export function previewFileName(bookTitle: string, voice: string, extension = 'mp3'): string {
  return `${bookTitle.replace(/[^a-z0-9]/gi, '_')}_${voice}_preview.${extension}`;
}

import { useEffect, useRef, useState } from 'react';
import { showToast } from '@lectern/ui/toast';
import type { DownloadDemoWords } from './download-demo.words.js';

/** How long the file is "prepared" before it is saved (specification 2, section 9). */
const simulatedWaitMs = 2000;

export type DownloadState = 'ready' | 'downloading' | 'completed';

/** Ready, downloading, completed: a wait, and then the browser's own download. */
export function useSimulatedDownload({ file, fileUrl, notices }: DownloadDemoWords) {
  const [state, setState] = useState<DownloadState>('ready');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function save(): Promise<void> {
    const answer = await fetch(fileUrl, { method: 'HEAD' }).catch(() => undefined);
    if (!answer?.ok) {
      setState('ready');
      showToast({ title: notices.failed.title, description: notices.failed.text, tone: 'destructive' });
      return;
    }
    const link = document.createElement('a');
    link.href = fileUrl;
    link.download = file.fileName;
    link.click();
    setState('completed');
    showToast({ title: notices.started.title, description: notices.started.text, tone: 'success' });
  }

  function start(): void {
    setState('downloading');
    timer.current = setTimeout(() => void save(), simulatedWaitMs);
  }

  const tellOpened = () =>
    showToast({ title: notices.opened.title, description: notices.opened.text, tone: 'neutral' });

  return { state, start, tellOpened };
}

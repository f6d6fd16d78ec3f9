import type { Picture } from '@lectern/api-client/admin';
import { apiErrorOf, Cancelled, errorMessage } from '@lectern/ui/kit';
import { create } from 'zustand';
import { noticeRefusal } from '../query-client.js';
import { pictures as m } from '../messages.js';
import { UnusablePicture } from './prepare-picture.js';
import { uploadPicture } from './upload-picture.js';

export interface PictureUpload {
  key: number;
  file: File;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Of the bytes, from 0 to 1. */
  share: number;
  /** Sentence to show. */
  error?: string;
  picture?: Picture;
}

/** Uploads of this window. They continue while other pages of the dashboard are shown. */
export const usePictureUploads = create<{ uploads: readonly PictureUpload[] }>(() => ({ uploads: [] }));

const uploads = () => usePictureUploads.getState().uploads;
const setUploads = (next: readonly PictureUpload[]) => usePictureUploads.setState({ uploads: next });
const change = (key: number, fields: Partial<PictureUpload>) =>
  setUploads(uploads().map((upload) => (upload.key === key ? { ...upload, ...fields } : upload)));

let lastKey = 0;
let current: { key: number; controller: AbortController } | undefined;

const sentenceOf = (error: unknown): string => {
  if (error instanceof UnusablePicture) return error.message;
  return apiErrorOf(error) ? errorMessage(error) : m.upload.errors.offline;
};

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

async function send({ key, file }: PictureUpload): Promise<void> {
  const controller = new AbortController();
  current = { key, controller };
  change(key, { state: 'uploading', share: 0 });
  try {
    const onProgress = (share: number) => change(key, { share });
    const picture = await uploadPicture(file, { onProgress, signal: controller.signal });
    change(key, { state: 'done', picture });
  } catch (error) {
    if (error instanceof Cancelled) return dismissUpload(key);
    noticeRefusal(error);
    change(key, { state: 'failed', error: sentenceOf(error) });
  } finally {
    current = undefined;
  }
}

/** One upload at a time, so that each is quick on a slow connection. */
async function run(): Promise<void> {
  if (current) return;
  window.addEventListener('beforeunload', askBeforeLeaving);
  for (;;) {
    const next = uploads().find(({ state }) => state === 'waiting');
    if (!next) break;
    await send(next);
  }
  window.removeEventListener('beforeunload', askBeforeLeaving);
}

export function addUploads(files: readonly File[]): void {
  const added = files.map((file) => ({ key: ++lastKey, file, state: 'waiting' as const, share: 0 }));
  setUploads([...uploads(), ...added]);
  void run();
}

export function retryUpload(key: number): void {
  change(key, { state: 'waiting' });
  void run();
}

export function cancelUpload(key: number): void {
  if (current?.key === key) current.controller.abort(new Cancelled());
  else dismissUpload(key);
}

export function dismissUpload(key: number): void {
  setUploads(uploads().filter((upload) => upload.key !== key));
}

export function clearDone(): void {
  setUploads(uploads().filter(({ state }) => state !== 'done'));
}

import { FRAME_WIDTH } from './film-rules.js';

/** The picture that a film shows now, as a JPEG; undefined if the browser cannot draw it. */
export async function frameOf(film: HTMLVideoElement, name: string): Promise<File | undefined> {
  const { videoWidth, videoHeight } = film;
  if (videoWidth === 0) return undefined;
  const scale = Math.min(1, FRAME_WIDTH / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob ? new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' }) : undefined;
}

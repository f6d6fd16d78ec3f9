import {
  isHeicFile,
  JPEG_QUALITY,
  jpegName,
  MAX_CANVAS_PIXELS,
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_MB,
} from './picture-rules.js';
import { pictures as m } from '../messages.js';
import { say } from '../say.js';

/** A file that cannot be uploaded, with the sentence to show. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
}

/** Converts a HEIC to JPEG, which also drops its metadata. Only some browsers decode HEIC. */
async function asJpeg(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnusablePicture(say(m.upload.errors.heic, { name: file.name }));
  });
  const canvas = document.createElement('canvas');
  const { width, height } = bitmap;
  const scale = Math.min(1, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)));
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  if (!blob) throw new UnusablePicture(say(m.upload.errors.heic, { name: file.name }));
  return new File([blob], jpegName(file.name), { type: blob.type });
}

/** @throws UnusablePicture */
export async function preparePicture(file: File): Promise<File> {
  if (file.size > MAX_UPLOAD_BYTES)
    throw new UnusablePicture(say(m.upload.errors.tooLarge, { name: file.name, limit: MAX_UPLOAD_MB }));
  return isHeicFile(file) ? asJpeg(file) : file;
}

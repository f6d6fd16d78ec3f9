import type { Picture, PictureWithUses } from '@lectern/api-client/admin';
import { uploadForm, type UploadOptions } from '../components/upload-form.js';
import { cachePicture } from './pictures-data.js';
import { preparePicture } from './prepare-picture.js';

/**
 * Uploads one picture and returns it; its sizes are made afterwards. The same picture twice is one.
 * @throws UnusablePicture before anything is sent; otherwise as {@link uploadForm}
 */
export async function uploadPicture(file: File, options: UploadOptions = {}): Promise<Picture> {
  const form = new FormData();
  form.append('files', await preparePicture(file));
  const picture = await uploadForm<PictureWithUses>('/api/admin/pictures', form, options);
  cachePicture(picture);
  return picture;
}

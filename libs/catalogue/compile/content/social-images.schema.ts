import { z } from 'zod';
import { path, text } from './fields.js';

/** What a link to a page shows where it is shared; pages about one book or article show that. */
export const socialImagesFile = z.record(
  path,
  z.strictObject({
    title: text,
    text,
    /** `portrait`, or a book whose cover and colours it takes. */
    picture: text,
  }),
);

export type SocialImagesFile = z.infer<typeof socialImagesFile>;

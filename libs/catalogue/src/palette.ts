import type { z } from 'zod';

import type { palette, poster } from './content/palette.schema.js';

export type Palette = z.infer<typeof palette>;
export type SchemePalette = Palette['light'];
export type Poster = z.infer<typeof poster>;

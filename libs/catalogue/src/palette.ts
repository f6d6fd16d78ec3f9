import type { z } from 'zod';

import type { palette } from './content/palette.schema.js';

export type Palette = z.infer<typeof palette>;
export type SchemePalette = Palette['light'];

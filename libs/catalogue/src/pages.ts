import type { z } from 'zod';
import type { pageFiles, PageName } from '../compile/content/pages/page-files.js';

export type { PageName };

/** A page as content/pages/<name>.json has it: what search engines show of it, and its words. */
export type Page<Name extends PageName> = z.infer<(typeof pageFiles)[Name]>;
export type PageWords<Name extends PageName> = Page<Name>['words'];

import type { SourceLimit } from '../../platform/visitors/source-limit.js';

/** For whatever has an address asked for its yes. */
export const SUBSCRIBE_LIMIT: SourceLimit = { name: 'newsletter', burst: 30, everyMs: 10_000 };

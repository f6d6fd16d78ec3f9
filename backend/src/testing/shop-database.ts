import { openTestDatabase, type TestDatabase } from '@lectern/embedded-postgres/testing';

import { defaultTimeLimits } from '../platform/config/time-limits.js';
import { prepareDatabase } from '../prepare-database.js';

/** The address of a test's database for the role that a site works as, to which its tables do not belong. */
export const siteUrlOf = (url: string) => url.replace(/(?<=\/\/)[^:@]*/, 'lectern_site');

const prepare = (url: string) =>
  prepareDatabase(
    { url: siteUrlOf(url), ownerUrl: url },
    { stripe: undefined, timeLimits: defaultTimeLimits },
  );

/** A database of a test's own, as a shop finds it: with its tables, those of its jobs and those of the sandbox. */
export const openShopDatabase = (): Promise<TestDatabase> =>
  openTestDatabase({ template: { name: 'shop', prepare } });

import { openTestDatabase, type TestDatabase } from '@lectern/embedded-postgres/testing';

import { defaultTimeLimits } from '../platform/config/time-limits.js';
import { prepareDatabase } from '../prepare-database.js';

/** URL of a test's database for the role of the site, which does not own the tables. */
export const siteUrlOf = (url: string) => url.replace(/(?<=\/\/)[^:@]*/, 'lectern_site');

const prepare = (url: string) =>
  prepareDatabase(
    { url: siteUrlOf(url), ownerUrl: url },
    { stripe: undefined, timeLimits: defaultTimeLimits },
  );

export const openShopDatabase = (): Promise<TestDatabase> =>
  openTestDatabase({ template: { name: 'shop', prepare } });

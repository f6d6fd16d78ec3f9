import { ofDay } from '../../owner-tools/index.js';

/** A reader who unsubscribed and returned counts as gained on the later day only: there is one row for each. */
export const SUBSCRIBERS_OF_DAY = `SELECT 'newsletter' AS part, count(*) AS gained, 0 AS lost
    FROM newsletter_subscriptions WHERE confirmed_at IS NOT NULL AND ${ofDay('confirmed_at')} HAVING count(*) > 0
    UNION ALL
    SELECT 'newsletter', 0, count(*) FROM newsletter_subscriptions
    WHERE ended_at IS NOT NULL AND confirmed_at IS NOT NULL AND ${ofDay('ended_at')} HAVING count(*) > 0`;

export const KIT_PART = 'starter-kit';

export const DOWNLOADS_OF_DAY = `SELECT file_name AS part, count(*) AS taken
    FROM downloads WHERE ${ofDay('downloaded_at')} GROUP BY file_name
    UNION ALL
    SELECT '${KIT_PART}', count(*) FROM kit_requests WHERE ${ofDay('created_at')} HAVING count(*) > 0`;

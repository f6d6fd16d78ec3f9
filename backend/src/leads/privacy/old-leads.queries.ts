import { CONVERSATION_DAYS, DOWNLOAD_DAYS } from './old-leads-rules.js';

/** Each deletes at most `$1` rows. Review, answers, and notes are deleted with their message. */
export const EXPIRED_LEADS = [
  `DELETE FROM contacts WHERE id IN (
    SELECT c.id FROM contacts c JOIN contact_threads t ON t.message_id = c.id
    WHERE t.state IN ('answered', 'done', 'spam') AND c.created_at < now() - interval '${CONVERSATION_DAYS} days'
      AND NOT EXISTS (SELECT FROM contact_replies r
        WHERE r.message_id = c.id AND r.created_at >= now() - interval '${CONVERSATION_DAYS} days')
      AND NOT EXISTS (SELECT FROM speaking_requests s WHERE s.message_id = c.id AND s.stage NOT IN ('held', 'declined'))
    ORDER BY c.created_at LIMIT $1)`,
  `DELETE FROM downloads WHERE id IN (
    SELECT id FROM downloads WHERE downloaded_at < now() - interval '${DOWNLOAD_DAYS} days'
    ORDER BY downloaded_at LIMIT $1)`,
];

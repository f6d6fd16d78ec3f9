import { oneLine } from './delivery-report.js';
import type { RecipientReport } from './delivery-status.js';
import { addressIn, readFieldGroups } from './field-groups.js';

/** Feedback types by which readers say that they do not want a letter (RFC 5965, section 7.3; RFC 6650). */
const COMPLAINTS: readonly string[] = ['abuse', 'fraud', 'virus', 'other', 'opt-out', 'opt-out-list'];

/** Reads a `message/feedback-report` (RFC 5965), as mail providers send it when a reader says "spam". */
export function readAbuseReport(text: string): RecipientReport[] {
  const [fields] = readFieldGroups(text);
  const type = fields?.get('feedback-type')?.toLowerCase();
  if (!type || !COMPLAINTS.includes(type)) return [];
  const recipient = addressIn(fields?.get('original-rcpt-to')) ?? addressIn(fields?.get('removal-recipient'));
  return [{ recipient, outcome: 'complained', diagnosis: oneLine(type, fields?.get('user-agent')) }];
}

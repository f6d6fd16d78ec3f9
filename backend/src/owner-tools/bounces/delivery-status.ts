import { type DeliveryReport, oneLine, type ReportedOutcome } from './delivery-report.js';
import { addressIn, readFieldGroups, withoutType } from './field-groups.js';
import { saysNoSuchMailbox } from './no-such-mailbox.js';

/** What a report by mail says of one recipient. */
export type RecipientReport = Pick<DeliveryReport, 'recipient' | 'outcome' | 'diagnosis'>;

/** RFC 3464, section 2.3.3: what was relayed or expanded has left the reader's server in the right direction. */
function outcomeOf(action: string, ...said: (string | undefined)[]): ReportedOutcome | undefined {
  if (action === 'failed') return saysNoSuchMailbox(...said) ? 'bounced-hard' : 'bounced-soft';
  if (action === 'delayed') return 'delayed';
  return ['delivered', 'relayed', 'expanded'].includes(action) ? 'accepted' : undefined;
}

/** Reads a `message/delivery-status` (RFC 3464), or its international sister (RFC 6533). */
export function readDeliveryStatus(text: string): RecipientReport[] {
  return readFieldGroups(text).flatMap((fields) => {
    const action = /^[a-z]+/.exec(fields.get('action')?.toLowerCase() ?? '')?.[0];
    // The first group is about the message, and names no action.
    if (!action) return [];
    const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0];
    const diagnostic = withoutType(fields.get('diagnostic-code'));
    const outcome = outcomeOf(action, status, diagnostic);
    if (!outcome) return [];
    // The final one may be where a reader has her mail forwarded; the original is whom we wrote to.
    const recipient = addressIn(fields.get('original-recipient')) ?? addressIn(fields.get('final-recipient'));
    return [{ recipient, outcome, diagnosis: oneLine(status, diagnostic) || action }];
  });
}

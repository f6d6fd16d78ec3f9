import { type DeliveryReport, oneLine, type ReportedOutcome } from './delivery-report.js';
import { type ForeignJson, objectIn, textIn } from './foreign-json.js';
import { POSTMARK_METADATA } from '../../platform/email/email.js';
import { recordIdOf } from './message-id.js';

/**
 * By the names in https://postmarkapp.com/developer/api/bounce-api#bounce-types. Those that are missing say nothing of
 * a letter: automatic replies, and what a subscription is about.
 */
const OUTCOME_OF_TYPE: Readonly<Record<string, ReportedOutcome>> = {
  HardBounce: 'bounced-hard',
  BadEmailAddress: 'bounced-hard',
  // Postmark does not write to it any more.
  ManuallyDeactivated: 'bounced-hard',
  Transient: 'delayed',
  SpamComplaint: 'complained',
  SoftBounce: 'bounced-soft',
  DnsError: 'bounced-soft',
  SpamNotification: 'bounced-soft',
  VirusNotification: 'bounced-soft',
  Blocked: 'bounced-soft',
  DMARCPolicy: 'bounced-soft',
  SMTPApiError: 'bounced-soft',
  Unknown: 'bounced-soft',
};

function outcomeOf(event: ForeignJson): ReportedOutcome | undefined {
  const kind = textIn(event['RecordType']);
  if (kind === 'Delivery') return 'accepted';
  if (kind === 'SpamComplaint') return 'complained';
  // Reports of old webhooks have no RecordType.
  if (kind === 'Bounce' || kind === undefined) return OUTCOME_OF_TYPE[textIn(event['Type']) ?? ''];
  return undefined;
}

/**
 * Reads what Postmark posts; nothing where it is about something else.
 * https://postmarkapp.com/developer/webhooks/bounce-webhook
 * https://postmarkapp.com/developer/webhooks/spam-complaint-webhook
 * https://postmarkapp.com/developer/webhooks/delivery-webhook
 */
export function readPostmarkReports(event: ForeignJson): DeliveryReport[] {
  const outcome = outcomeOf(event);
  const recipient = textIn(event['Recipient']) ?? textIn(event['Email']);
  if (!outcome || !recipient) return [];
  const id = event['ID'] === undefined ? textIn(event['MessageID']) : String(event['ID']);
  return [
    {
      deliveryId: recordIdOf(textIn(objectIn(event['Metadata'])[POSTMARK_METADATA])),
      recipient,
      outcome,
      diagnosis: oneLine(textIn(event['Name']), textIn(event['Details']), textIn(event['Description'])),
      providerEventId: `postmark:${outcome}:${id ?? ''}:${recipient}`,
      isSigned: true,
    },
  ];
}

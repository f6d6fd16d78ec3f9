import { type DeliveryReport, oneLine, type ReportedOutcome } from './delivery-report.js';
import { type ForeignJson, objectIn, objectsIn, parseObject, textIn } from './foreign-json.js';
import { bareMessageId } from './message-id.js';

interface Said {
  /** Names the event among those of the letter. */
  id: string | undefined;
  outcome: ReportedOutcome;
  about: string | undefined;
  recipients: ForeignJson[];
}

/**
 * A transient bounce with no answer of a server is often an automatic reply: SES says so of its sub-type "General".
 * Such a letter has arrived.
 */
function bounceOutcome(type: string | undefined, recipients: readonly ForeignJson[]): ReportedOutcome {
  if (type === 'Permanent') return 'bounced-hard';
  const isAnswered = recipients.some(({ action, diagnosticCode }) => action === 'failed' || diagnosticCode);
  return type === 'Transient' && !isAnswered ? 'delayed' : 'bounced-soft';
}

function whatIsSaid(event: ForeignJson): Said | undefined {
  const kind = textIn(event['notificationType']) ?? textIn(event['eventType']);
  if (kind === 'Bounce') {
    const bounce = objectIn(event['bounce']);
    const type = textIn(bounce['bounceType']);
    const recipients = objectsIn(bounce['bouncedRecipients']);
    const about = oneLine(type, textIn(bounce['bounceSubType']));
    return { id: textIn(bounce['feedbackId']), outcome: bounceOutcome(type, recipients), about, recipients };
  }
  if (kind === 'Complaint') {
    const complaint = objectIn(event['complaint']);
    const about = textIn(complaint['complaintFeedbackType']);
    if (about === 'not-spam') return undefined;
    const recipients = objectsIn(complaint['complainedRecipients']);
    return { id: textIn(complaint['feedbackId']), outcome: 'complained', about, recipients };
  }
  if (kind === 'Delivery') {
    const delivery = objectIn(event['delivery']);
    const given = delivery['recipients'];
    const recipients = Array.isArray(given) ? given.map((emailAddress) => ({ emailAddress })) : [];
    return { id: undefined, outcome: 'accepted', about: textIn(delivery['smtpResponse']), recipients };
  }
  if (kind === 'DeliveryDelay') {
    const delay = objectIn(event['deliveryDelay']);
    const recipients = objectsIn(delay['delayedRecipients']);
    return {
      id: textIn(delay['timestamp']),
      outcome: 'delayed',
      about: textIn(delay['delayType']),
      recipients,
    };
  }
  return undefined;
}

/**
 * Reads what Amazon SES says through SNS, as a feedback notification (`notificationType`) or as a published event
 * (`eventType`); nothing where it is about something else.
 * https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 * @param message the text in the notification's `Message`
 */
export function readSesReports(message: string): DeliveryReport[] {
  const event = parseObject(message) ?? {};
  const said = whatIsSaid(event);
  if (!said) return [];
  const mail = objectIn(event['mail']);
  // SES gives letters a Message-ID of its own, and tells ours among the headers that it was given.
  const messageId = bareMessageId(textIn(objectIn(mail['commonHeaders'])['messageId']) ?? headerOf(mail));
  const id = said.id ?? textIn(mail['messageId']) ?? '';
  return said.recipients.map((recipient, at) => ({
    messageId,
    recipient: textIn(recipient['emailAddress']),
    outcome: said.outcome,
    diagnosis: oneLine(said.about, textIn(recipient['status']), textIn(recipient['diagnosticCode'])),
    providerEventId: `ses:${said.outcome}:${id}:${at}`,
    isSigned: true,
  }));
}

function headerOf(mail: ForeignJson): string | undefined {
  const found = objectsIn(mail['headers']).find(({ name }) => textIn(name)?.toLowerCase() === 'message-id');
  return textIn(found?.['value']);
}

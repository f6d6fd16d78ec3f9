import { oneLine } from './delivery-report.js';
import type { RecipientReport } from './delivery-status.js';
import { addressIn } from './field-groups.js';
import { saysNoSuchMailbox } from './no-such-mailbox.js';

/** What was tried and is still being tried is no bounce. */
const DELAYED = /(?:will be (?:retried|attempted)|still (?:being )?(?:tried|trying)|not yet been delivered)/i;

function report(recipient: string | undefined, said: string): RecipientReport {
  return {
    recipient,
    outcome: saysNoSuchMailbox(said) ? 'bounced-hard' : 'bounced-soft',
    diagnosis: oneLine(said),
  };
}

/**
 * Reads the bounce of qmail and its children: after a paragraph that begins with "Hi. This is the" one for each
 * recipient, until a dash (https://cr.yp.to/proto/qsbmf.txt).
 */
export function readQmailBounce(text: string): RecipientReport[] {
  const plain = text.replace(/\r\n?/g, '\n').trimStart();
  if (!/^Hi\. This is the/.test(plain)) return [];
  const [, ...paragraphs] = (plain.split(/\n+-/)[0] ?? '').split(/\n[ \t]*\n/);
  return paragraphs.flatMap((paragraph) => {
    const [, address = '', said = ''] = /^\s*<([^>\n]+)>:\s*\n(.*)$/s.exec(paragraph) ?? [];
    return address ? [report(address, said)] : [];
  });
}

/**
 * Reads a bounce of Exim that is plain text: who it is about stands in the header `X-Failed-Recipients`, and what was
 * said under the address in the text.
 */
export function readFailedRecipients(header: string, text: string): RecipientReport[] {
  if (DELAYED.test(text)) return [];
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/);
  return header.split(',').flatMap((part) => {
    const recipient = addressIn(part);
    if (!recipient) return [];
    const said = paragraphs.find((paragraph) => paragraph.trimStart().startsWith(recipient)) ?? '';
    return [report(recipient, said.trim().slice(recipient.length))];
  });
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { readInboundReports } from './inbound-reports.js';

const MESSAGE_ID = 'ask-for-yes-11111111-1111-4111-8111-111111111111@books.example';
const RUTH = 'ruth@readers.example';

const sample = (name: string) => readFile(path.join(import.meta.dirname, 'samples', `${name}.eml`));
const read = async (name: string) => readInboundReports(await sample(name));

describe('A returned message', () => {
  it.each([
    ['postfix', 'bounced-hard', /^5\.1\.1 550 5\.1\.1 .*User unknown in local recipient table$/],
    ['postfix-delayed', 'delayed', /^4\.4\.1 connect to .*Connection timed out$/],
    ['exim', 'bounced-hard', /550 5\.2\.1 The email account/],
    ['exim-plain', 'bounced-soft', /552 5\.2\.2 mailbox is full$/],
    ['exchange', 'bounced-hard', /^5\.1\.10 550 5\.1\.10 RESOLVER\.ADR\.RecipientNotFound/],
    // L11
    ['exchange-access-denied', 'bounced-hard', /^5\.4\.1 550 5\.4\.1 Recipient address rejected/],
    ['gmail', 'bounced-hard', /does not exist\. Please try 550-5\.1\.1 double-checking/],
  ])('is read in the format of %s', async (name, outcome, diagnosis) => {
    expect(await read(name)).toEqual([
      {
        messageId: MESSAGE_ID,
        recipient: RUTH,
        outcome,
        diagnosis: expect.stringMatching(diagnosis),
        providerEventId: expect.stringMatching(/^mail:.+@.+:0:/),
        isSigned: false,
      },
    ]);
  });

  it('may report success, and names the original recipient instead of the forwarding target', async () => {
    expect(await read('postfix-delivered')).toMatchObject([
      { messageId: MESSAGE_ID, recipient: 'ruth+40home@readers.example', outcome: 'accepted' },
    ]);
  });

  it('reports each of several recipients with its own reply', async () => {
    expect(await read('qmail')).toMatchObject([
      { messageId: MESSAGE_ID, recipient: RUTH, outcome: 'bounced-hard' },
      { messageId: MESSAGE_ID, recipient: 'leah@readers.example', outcome: 'bounced-soft' },
    ]);
    const [ruth, leah] = await read('qmail');
    expect(ruth?.diagnosis).toBe('Sorry, no mailbox here by that name. (#5.1.1)');
    expect(leah?.diagnosis).toMatch(/^192\.0\.2\.40 does not like recipient\..*Relay access denied/);
  });

  it('is a complaint even if the recipient is redacted', async () => {
    expect(await read('abuse')).toMatchObject([
      {
        messageId: MESSAGE_ID,
        recipient: undefined,
        outcome: 'complained',
        diagnosis: 'abuse ReadersComplaints/1.4',
      },
    ]);
  });

  it('yields no report for an automatic reply, an empty message or noise', async () => {
    expect(await read('out-of-office')).toEqual([]);
    // L10
    expect(await read('qmail-out-of-office')).toEqual([]);
    expect(await readInboundReports(Buffer.from(''))).toEqual([]);
    expect(await readInboundReports(Buffer.from([0, 1, 2, 250, 251, 13, 10, 13, 10, 7]))).toEqual([]);
  });

  it.each([
    ['of characters', 'a'],
    ['of brackets', '<a'],
    ['of @', '@'],
    ['of spaces', ' '],
  ])('is read up to the longest line of an email: a field %s', async (_what, piece) => {
    const long = piece.repeat(40_000);
    const status = `Final-Recipient: rfc822; ${long}${RUTH}\nAction: failed\nStatus: 5.1.1 ${long}`;
    const mail = (await sample('postfix')).toString().replace(/^Final-Recipient:[^]*?^Status:.*$/m, status);
    expect(mail).toContain(long);
    const [found] = await readInboundReports(Buffer.from(mail.replace(/^Original-Recipient:.*\n/m, '')));
    expect(found).toMatchObject({ messageId: MESSAGE_ID, outcome: 'bounced-hard' });
    expect((found?.recipient ?? '').length).toBeLessThan(999);
  });

  it('yields at most fifty recipients', async () => {
    const crowd = Array.from(
      { length: 200 },
      (_, at) => `<${at}@readers.example>:\nNo such mailbox. #5.1.1\n`,
    );
    const text = `Subject: failure notice\n\nHi. This is the qmail-send program.\n\n${crowd.join('\n')}\n--- Below`;
    expect(await readInboundReports(Buffer.from(text))).toHaveLength(50);
  });

  it('has the same id when it arrives another way', async () => {
    const [first] = await read('postfix');
    const again = Buffer.concat([Buffer.from('X-Posted-By: another pipe\r\n'), await sample('postfix')]);
    expect(await readInboundReports(again)).toEqual([first]);
  });

  it('may have any line endings', async () => {
    const text = (await sample('postfix')).toString().replace(/\n/g, '\r\n');
    expect(await readInboundReports(Buffer.from(text))).toEqual(await read('postfix'));
  });
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { readInboundReports } from './inbound-reports.js';

const LETTER = 'ask-for-yes-11111111-1111-4111-8111-111111111111@books.example';
const RUTH = 'ruth@readers.example';

const sample = (name: string) => readFile(path.join(import.meta.dirname, 'samples', `${name}.eml`));
const read = async (name: string) => readInboundReports(await sample(name));

describe('a message that a mail server sends back', () => {
  it.each([
    ['postfix', 'bounced-hard', /^5\.1\.1 550 5\.1\.1 .*User unknown in local recipient table$/],
    ['postfix-delayed', 'delayed', /^4\.4\.1 connect to .*Connection timed out$/],
    ['exim', 'bounced-hard', /550 5\.2\.1 The email account/],
    ['exim-plain', 'bounced-soft', /552 5\.2\.2 mailbox is full$/],
    ['exchange', 'bounced-hard', /^5\.1\.10 550 5\.1\.10 RESOLVER\.ADR\.RecipientNotFound/],
    // Row L11.
    ['exchange-access-denied', 'bounced-hard', /^5\.4\.1 550 5\.4\.1 Recipient address rejected/],
    ['gmail', 'bounced-hard', /does not exist\. Please try 550-5\.1\.1 double-checking/],
  ])('is understood in the manner of %s', async (name, outcome, diagnosis) => {
    expect(await read(name)).toEqual([
      {
        messageId: LETTER,
        recipient: RUTH,
        outcome,
        diagnosis: expect.stringMatching(diagnosis),
        providerEventId: expect.stringMatching(/^mail:.+@.+:0:/),
        isSigned: false,
      },
    ]);
  });

  it('may say that all is well, and names whom we wrote to and not where it was forwarded', async () => {
    expect(await read('postfix-delivered')).toMatchObject([
      { messageId: LETTER, recipient: 'ruth+40home@readers.example', outcome: 'accepted' },
    ]);
  });

  it('speaks of several recipients, each with what was said of it', async () => {
    expect(await read('qmail')).toMatchObject([
      { messageId: LETTER, recipient: RUTH, outcome: 'bounced-hard' },
      { messageId: LETTER, recipient: 'leah@readers.example', outcome: 'bounced-soft' },
    ]);
    const [ruth, leah] = await read('qmail');
    expect(ruth?.diagnosis).toBe('Sorry, no mailbox here by that name. (#5.1.1)');
    expect(leah?.diagnosis).toMatch(/^192\.0\.2\.40 does not like recipient\..*Relay access denied/);
  });

  it('is a complaint, also where the reader was blanked from it', async () => {
    expect(await read('abuse')).toMatchObject([
      {
        messageId: LETTER,
        recipient: undefined,
        outcome: 'complained',
        diagnosis: 'abuse ReadersComplaints/1.4',
      },
    ]);
  });

  it('says nothing of an email when it is an answer, a letter, or noise', async () => {
    expect(await read('out-of-office')).toEqual([]);
    // Row L10.
    expect(await read('qmail-out-of-office')).toEqual([]);
    expect(await readInboundReports(Buffer.from(''))).toEqual([]);
    expect(await readInboundReports(Buffer.from([0, 1, 2, 250, 251, 13, 10, 13, 10, 7]))).toEqual([]);
  });

  it.each([
    ['of letters', 'a'],
    ['of beginnings', '<a'],
    ['of @', '@'],
    ['of spaces', ' '],
  ])('is read no further than a line of an email may be long: a field %s', async (_what, piece) => {
    const long = piece.repeat(40_000);
    const status = `Final-Recipient: rfc822; ${long}${RUTH}\nAction: failed\nStatus: 5.1.1 ${long}`;
    const mail = (await sample('postfix')).toString().replace(/^Final-Recipient:[^]*?^Status:.*$/m, status);
    expect(mail).toContain(long);
    const [found] = await readInboundReports(Buffer.from(mail.replace(/^Original-Recipient:.*\n/m, '')));
    expect(found).toMatchObject({ messageId: LETTER, outcome: 'bounced-hard' });
    expect((found?.recipient ?? '').length).toBeLessThan(999);
  });

  it('names a few readers, and no crowd of them', async () => {
    const crowd = Array.from(
      { length: 200 },
      (_, at) => `<${at}@readers.example>:\nNo such mailbox. #5.1.1\n`,
    );
    const text = `Subject: failure notice\n\nHi. This is the qmail-send program.\n\n${crowd.join('\n')}\n--- Below`;
    expect(await readInboundReports(Buffer.from(text))).toHaveLength(50);
  });

  it('is the same report when it comes again by another way', async () => {
    const [first] = await read('postfix');
    const again = Buffer.concat([Buffer.from('X-Posted-By: another pipe\r\n'), await sample('postfix')]);
    expect(await readInboundReports(again)).toEqual([first]);
  });

  it('may have any ends of lines', async () => {
    const text = (await sample('postfix')).toString().replace(/\n/g, '\r\n');
    expect(await readInboundReports(Buffer.from(text))).toEqual(await read('postfix'));
  });
});

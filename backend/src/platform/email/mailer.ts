import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { link, mkdir, unlink, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Readable } from 'node:stream';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { Configuration } from '../config/configuration.js';
import { Metrics } from '../metrics/metrics.js';
import { type Email, type EmailAttachment, POSTMARK_METADATA, renderBody } from './email.js';

/**
 * The embedded default: each message is kept as an .eml file instead of being sent. The file is named by the
 * message's key; of one that is sent again the first copy stays, as in a mailbox that knows its Message-ID.
 */
class KeptMailTransport {
  private readonly composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });

  constructor(private readonly folder: string) {}

  async sendMail(options: SendMailOptions, key: string): Promise<void> {
    const { message } = await this.composer.sendMail(options);
    const file = path.join(this.folder, `${key}.eml`);
    const part = `${file}.${randomUUID()}.part`;
    const write = () => writeFile(part, message as Buffer, { mode: 0o600 });
    // The first one finds no folder.
    await write().catch(async () => {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await write();
    });
    try {
      await link(part, file);
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    } finally {
      await unlink(part);
    }
  }
}

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** One-click unsubscription, as RFC 8058 has it. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Postmark replaces the Message-ID, and hands such a header back with what it reports of the email. */
function metadataHeaders(key: string): Record<string, string> {
  return { [`X-PM-Metadata-${POSTMARK_METADATA}`]: key };
}

/** One after the other: where one cannot be had, those that are open are let go. */
async function openAll(files: readonly EmailAttachment[]) {
  const opened: { filename: string; contentType: string; content: Readable }[] = [];
  try {
    for (const { fileName: filename, contentType, open } of files)
      opened.push({ filename, contentType, content: await open() });
    return opened;
  } catch (error) {
    for (const { content } of opened) content.destroy();
    throw error;
  }
}

/** Sends one email by SMTP, or keeps it on disk where no SMTP server is configured. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly smtp;
  private readonly kept;
  private readonly from: string;
  private readonly host: string;
  private readonly isPostmarkTold: boolean;
  private readonly mails;

  constructor(configuration: Configuration, metrics: Metrics) {
    this.mails = metrics.counter({
      name: 'lectern_mails_total',
      help: 'Tries to send an email, by how they ended.',
      labels: ['result'],
    });
    for (const result of ['sent', 'failed']) this.mails.inc({ result }, 0);
    this.host = new URL(configuration.publicUrl).hostname;
    this.from = configuration.mailFrom;
    this.isPostmarkTold = Boolean(configuration.mailReports.postmarkSecret);
    this.smtp = configuration.smtpUrl
      ? nodemailer.createTransport({
          url: configuration.smtpUrl,
          requireTLS: configuration.smtpNeedsTls,
          pool: true,
          maxConnections: configuration.mailConnections,
          dnsTimeout: configuration.mailTimeoutMs,
          connectionTimeout: configuration.mailTimeoutMs,
          greetingTimeout: configuration.mailTimeoutMs,
          socketTimeout: configuration.mailTimeoutMs,
        })
      : undefined;
    this.kept = new KeptMailTransport(path.join(configuration.dataDir, 'mail'));
  }

  /**
   * Resolves when the server has accepted the email (or it lies on disk); rejects otherwise.
   * @param key names the email for good: a repeated send carries the same Message-ID
   * @returns its Message-ID, without the angle brackets
   */
  async send(mail: Email, key: string): Promise<string> {
    const messageId = `${key}@${this.host}`;
    try {
      await this.handOver(mail, key, messageId);
      this.mails.inc({ result: 'sent' });
      return messageId;
    } catch (error) {
      this.mails.inc({ result: 'failed' });
      throw error;
    }
  }

  private async handOver(mail: Email, key: string, messageId: string): Promise<void> {
    const { html, text } = renderBody(mail.body);
    const attachments = await openAll(mail.attachments ?? []);
    const message = {
      from: this.from,
      to: { name: '', address: mail.to },
      subject: mail.subject,
      ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
      headers: {
        ...(mail.unsubscribeUrl ? unsubscribeHeaders(mail.unsubscribeUrl) : {}),
        ...(this.isPostmarkTold ? metadataHeaders(key) : {}),
      },
      html,
      text,
      attachments,
      messageId: `<${messageId}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    // nodemailer lets go of what it did not read to its end.
    if (this.smtp) await this.smtp.sendMail(message);
    else await this.kept.sendMail(message, key);
  }

  onApplicationShutdown(): void {
    this.smtp?.close();
  }
}

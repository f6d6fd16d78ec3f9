import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { link, mkdir, unlink, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { isIPv4 } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import { Configuration } from '../config/configuration.js';
import { Metrics } from '../metrics/metrics.js';
import { SharedWork } from '../shared-work.js';
import { announcedSize, ATTACHMENT_SHARE } from './message-size.js';
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

const MINUTE_MS = 60_000;
/** How long a mail server is taken to keep to the size that it has announced. */
const HOUR_MS = 60 * MINUTE_MS;

/** One-click unsubscription, as RFC 8058 has it. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The name in EHLO; nodemailer's own would be `[127.0.0.1]` on a machine whose name has no dot (RFC 5321, section 4.1.3). */
function ehloName(host: string): string {
  if (isIPv4(host)) return `[${host}]`;
  return host.startsWith('[') ? `[IPv6:${host.slice(1)}` : host;
}

/** Programs that answer mail by themselves leave out what a program has sent (RFC 3834, section 5). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

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
  private readonly pool;
  private readonly smtp;
  private readonly kept;
  private readonly from: string;
  private readonly host: string;
  private readonly isPostmarkTold: boolean;
  private readonly mails;
  private readonly maxBytes: number | undefined;
  private readonly probes = new SharedWork<number | undefined>();
  private announced: number | undefined;
  private announcedUntilMs = 0;

  constructor(configuration: Configuration, metrics: Metrics) {
    this.mails = metrics.counter({
      name: 'lectern_mails_total',
      help: 'Tries to send an email, by how they ended.',
      labels: ['result'],
    });
    for (const result of ['sent', 'failed']) this.mails.inc({ result }, 0);
    this.host = new URL(configuration.publicUrl).hostname;
    this.from = configuration.mailFrom;
    this.maxBytes = configuration.mailMaxBytes;
    this.isPostmarkTold = Boolean(configuration.mailReports.postmarkSecret);
    this.pool = configuration.smtpUrl
      ? new SMTPPool({
          url: configuration.smtpUrl,
          name: ehloName(this.host),
          requireTLS: configuration.smtpNeedsTls,
          maxConnections: configuration.mailConnections,
          dnsTimeout: configuration.mailTimeoutMs,
          connectionTimeout: configuration.mailTimeoutMs,
          greetingTimeout: configuration.mailTimeoutMs,
          socketTimeout: configuration.mailTimeoutMs,
        })
      : undefined;
    this.smtp = this.pool && nodemailer.createTransport(this.pool);
    this.kept = new KeptMailTransport(path.join(configuration.dataDir, 'mail'));
  }

  /** Whether there is no mail server, so that emails are kept on this machine. */
  get keepsEmails(): boolean {
    return this.smtp === undefined;
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

  /**
   * The most bytes of files that fit into one email: by the setting, and by what the mail server announces.
   * Waits for the server at most three seconds. @returns undefined if no limit is known
   */
  async largestAttachments(): Promise<number | undefined> {
    const announced = await this.announcedBytes();
    const limits = [this.maxBytes, announced].filter((bytes) => bytes !== undefined);
    return limits.length > 0 ? Math.floor(Math.min(...limits) * ATTACHMENT_SHARE) : undefined;
  }

  private async announcedBytes(): Promise<number | undefined> {
    const { pool } = this;
    if (!pool) return undefined;
    if (Date.now() >= this.announcedUntilMs) {
      this.announced = await this.probes.do('size', () => announcedSize(pool.options));
      this.announcedUntilMs = Date.now() + (this.announced ? HOUR_MS : MINUTE_MS);
    }
    return this.announced;
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
        ...(mail.isWrittenByHand ? {} : AUTOMATIC),
        ...(mail.listId ? { 'List-Id': `<${mail.listId}.${this.host}>` } : {}),
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

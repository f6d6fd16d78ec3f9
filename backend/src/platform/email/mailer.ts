import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { isIPv4 } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import { Configuration } from '../config/configuration.js';
import { Metrics } from '../metrics/metrics.js';
import { type CallResult, ServiceCalls } from '../metrics/service-calls.js';
import { SingleFlight } from '../single-flight.js';
import { isServerAway, isServerDown } from './email-rules.js';
import { ATTACHMENT_SHARE, NO_SIZE_CACHE_MS, SIZE_CACHE_MS } from './email-limits.js';
import { announcedSize } from './message-size.js';
import { type Email, type EmailAttachment, POSTMARK_METADATA, renderBody } from './email.js';

/** Keeps emails as .eml files named by their keys. If one is sent again, the first file stays. */
class FileTransport {
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
    try {
      await write().catch(async (error: unknown) => {
        if (!isCode(error, 'ENOENT')) throw error;
        await mkdir(this.folder, { recursive: true, mode: 0o700 });
        await write();
      });
      await link(part, file);
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    } finally {
      await rm(part, { force: true });
    }
  }
}

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** One-click unsubscription (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Our name in EHLO (RFC 5321, section 4.1.3); nodemailer's default is `[127.0.0.1]` on a machine whose name has no dot. */
function ehloName(host: string): string {
  if (isIPv4(host)) return `[${host}]`;
  return host.startsWith('[') ? `[IPv6:${host.slice(1)}` : host;
}

/** Keeps auto-responders from answering (RFC 3834, section 5). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

function metadataHeaders(key: string): Record<string, string> {
  return { [`X-PM-Metadata-${POSTMARK_METADATA}`]: key };
}

/** Opens attachments in sequence; destroys those already open if one fails. */
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

const RESULTS = ['sent', 'refused', 'failed'] as const;
const SENDING = { service: 'smtp', operation: 'send' } as const;

/** An answer to one email, or an attachment that breaks off, says nothing about the mail server. */
const callResultOf = (error: unknown): CallResult => (isServerDown(error) ? 'failed' : 'refused');

/** Sends emails by SMTP, or keeps them on disk if no server is configured. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly pool;
  private readonly smtp;
  private readonly kept;
  private readonly from: string;
  private readonly host: string;
  private readonly usesPostmark: boolean;
  private readonly mails;
  private readonly maxBytes: number | undefined;
  private readonly probes = new SingleFlight<number | undefined>();
  private announced: number | undefined;
  private announcedUntilMs = 0;

  constructor(
    configuration: Configuration,
    metrics: Metrics,
    private readonly calls: ServiceCalls,
  ) {
    this.mails = metrics.counter({
      name: 'lectern_mails_total',
      help: 'Attempts to send an email: sent, refused (the mail server rejects this one) or failed (it accepts none).',
      labels: ['result'],
    });
    for (const result of RESULTS) this.mails.inc({ result }, 0);
    this.host = new URL(configuration.publicUrl).hostname;
    this.from = configuration.mailFrom;
    this.maxBytes = configuration.mailMaxBytes;
    this.usesPostmark = Boolean(configuration.mailReports.postmarkSecret);
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
    this.kept = new FileTransport(path.join(configuration.dataDir, 'mail'));
  }

  get keepsEmails(): boolean {
    return this.smtp === undefined;
  }

  /**
   * Resolves when the server has accepted the email, or it is on disk.
   * @param key makes the Message-ID, which is the same if the email is sent again
   * @returns the Message-ID, without angle brackets
   */
  async send(mail: Email, key: string): Promise<string> {
    const messageId = `${key}@${this.host}`;
    try {
      await this.handOver(mail, key, messageId);
      this.mails.inc({ result: 'sent' });
      return messageId;
    } catch (error) {
      this.mails.inc({ result: isServerAway(error) ? 'failed' : 'refused' });
      throw error;
    }
  }

  /**
   * Maximum bytes of attachments, by MAIL_MAX_MB and the size that the mail server announces.
   * @returns undefined if no limit is known
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
      this.announcedUntilMs = Date.now() + (this.announced ? SIZE_CACHE_MS : NO_SIZE_CACHE_MS);
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
        ...(this.usesPostmark ? metadataHeaders(key) : {}),
      },
      html,
      text,
      attachments,
      messageId: `<${messageId}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    // nodemailer destroys streams that it does not read to the end.
    const { smtp } = this;
    if (smtp) await this.calls.measure(SENDING, () => smtp.sendMail(message), { error: callResultOf });
    else await this.kept.sendMail(message, key);
  }

  onApplicationShutdown(): void {
    this.smtp?.close();
  }
}

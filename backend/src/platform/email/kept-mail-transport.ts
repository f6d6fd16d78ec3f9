import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import nodemailer, { type SendMailOptions } from 'nodemailer';

/**
 * The embedded default: each message is kept as an .eml file instead of being sent. The file is named by the
 * message's key, so that a repeated send replaces it.
 */
export class KeptMailTransport {
  private readonly composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });

  constructor(private readonly folder: string) {}

  async sendMail(options: SendMailOptions, key: string): Promise<void> {
    const { message } = await this.composer.sendMail(options);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = path.join(this.folder, `${key}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
}

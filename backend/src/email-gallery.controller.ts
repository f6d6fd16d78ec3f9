import { ApiExcludeController } from '#api-docs';
import { Controller, Get, Header, NotFoundException, Param } from '@nestjs/common';
import { staffEmails } from './accounts/index.js';
import { commerceEmails } from './commerce/index.js';
import { leadsEmails } from './leads/index.js';
import { legalEmails } from './legal/index.js';
import { movingEmails } from './moving/index.js';
import { ownerEmails } from './owner-tools/index.js';
import { Configuration } from './platform/config/configuration.js';
import { type EmailSample, renderBody } from './platform/email/email.js';

export const emailGallery = (): readonly EmailSample[] => [
  ...commerceEmails,
  ...leadsEmails(),
  ...legalEmails,
  ...movingEmails,
  ...ownerEmails,
  ...staffEmails,
];

const HTML = 'text/html; charset=utf-8';
/** Emails have inline styles. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Emails</title>${body}</html>`;

/** Shows each email as it would arrive. For developers, on a local site only. */
@ApiExcludeController()
@Controller('development/letters')
export class EmailGalleryController {
  constructor(private readonly configuration: Configuration) {}

  @Get()
  @Header('content-type', HTML)
  list(): string {
    const rows = emailGallery().map(({ name, email }) => {
      const { subject } = email(this.configuration.publicUrl);
      const link = `/development/letters/${name}`;
      return `<li><a href="${link}">${name}</a> (<a href="${link}/text">text</a>): ${escape(subject)}`;
    });
    return page(`<h1>Emails</h1><ul>${rows.join('')}</ul>`);
  }

  @Get(':name')
  @Header('content-type', HTML)
  @Header('content-security-policy', POLICY)
  html(@Param('name') name: string): string {
    return this.render(name).html;
  }

  @Get(':name/text')
  @Header('content-type', 'text/plain; charset=utf-8')
  text(@Param('name') name: string): string {
    return this.render(name).text;
  }

  private render(name: string) {
    const sample = emailGallery().find((found) => found.name === name);
    if (!sample) throw new NotFoundException('unknown email');
    return renderBody(sample.email(this.configuration.publicUrl).body);
  }
}

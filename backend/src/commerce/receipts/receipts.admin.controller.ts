import { site } from '@lectern/catalogue';
import { ApiOkResponse, ApiProduces, ApiTags } from '#api-docs';
import { Body, Controller, Get, Header, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PostOf, PutOf } from '../../platform/http/routes.js';
import { sendCsv } from '../../platform/http/send-csv.js';
import { ReceiptBooks } from './receipt-books.js';
import { ReceiptFile } from './receipt-file.js';
import { periodName } from './receipt-periods.js';
import {
  ChangeReceiptSettingsDto,
  PeriodTotalsDto,
  ReceiptBooksDto,
  ReceiptPeriodDto,
} from './receipts.admin.dto.js';
import { Tax } from './tax.js';

const COLUMNS = [
  { key: 'number', header: 'Number' },
  { key: 'kind', header: 'Kind' },
  { key: 'date', header: 'Date' },
  { key: 'order', header: 'Order' },
  { key: 'takesFrom', header: 'Takes from receipt' },
  { key: 'items', header: 'Items' },
  { key: 'gross', header: `Gross (${site.currency})` },
  { key: 'net', header: `Net (${site.currency})` },
  { key: 'tax', header: `Tax (${site.currency})` },
  { key: 'grossBack', header: `Refunded gross (${site.currency})` },
  { key: 'netBack', header: `Refunded net (${site.currency})` },
  { key: 'taxBack', header: `Refunded tax (${site.currency})` },
  { key: 'fee', header: `Card fee (${site.currency})` },
  { key: 'payout', header: `Payout (${site.currency})` },
  { key: 'payoutBack', header: `Taken from payout (${site.currency})` },
  { key: 'rates', header: 'Tax rates' },
  { key: 'taxStatus', header: 'Tax is' },
  { key: 'country', header: 'Country' },
  { key: 'region', header: 'Region' },
  { key: 'buyerTaxNumber', header: 'Buyer’s tax number' },
  { key: 'isVoid', header: 'Void' },
  { key: 'payment', header: 'Stripe payment' },
  { key: 'taxTransaction', header: 'Stripe tax transaction' },
] as const;

@ApiTags('admin')
@Needs('settings.write')
@Controller('api/admin/receipts')
export class ReceiptBooksController {
  constructor(
    private readonly receiptBooks: ReceiptBooks,
    private readonly receiptFile: ReceiptFile,
    private readonly tax: Tax,
  ) {}

  @GetOf(ReceiptBooksDto)
  @Needs('settings.read')
  read(): Promise<ReceiptBooksDto> {
    return this.receiptBooks.read();
  }

  @GetOf(PeriodTotalsDto, 'totals')
  @Needs('settings.read')
  totals(@Query() { year, part }: ReceiptPeriodDto): Promise<PeriodTotalsDto> {
    return this.receiptBooks.totals({ year: Number(year), part });
  }

  @PutOf(ReceiptBooksDto, 'settings')
  async change(
    @Body() { version, ...written }: ChangeReceiptSettingsDto,
    @CurrentStaff() staff: Staff,
  ): Promise<ReceiptBooksDto> {
    await this.receiptBooks.change(written, version, staff);
    return this.receiptBooks.read();
  }

  @PostOf(ReceiptBooksDto, 'ask-tax-again')
  async askTaxAgain(): Promise<ReceiptBooksDto> {
    await this.tax.retryUnknown();
    return this.receiptBooks.read();
  }

  @Get('export')
  @Needs('lists.export')
  @Header('cache-control', 'no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async export(
    @CurrentStaff() staff: Staff,
    @Query() { year, part }: ReceiptPeriodDto,
    @Res() response: Response,
  ): Promise<void> {
    const period = { year: Number(year), part };
    const lines = await this.receiptFile.export(staff, period);
    await sendCsv(response, `receipts-${periodName(period)}`, COLUMNS, lines);
  }
}

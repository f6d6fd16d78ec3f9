import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Settings } from '../../platform/settings/settings.js';
import { dayIn } from '../../owner-tools/index.js';
import { isOutage, isRefusal } from '../stripe/stripe-errors.js';
import { countDueOrders } from './receipt-issue.queries.js';
import { listUnknownTaxes, sumPeriod, sumYears } from './receipt-books.queries.js';
import type { ReceiptPeriod } from './receipt-periods.js';
import { receiptSettings, type TaxMode } from '../taxes/receipt-settings.js';
import { sellerOf } from './seller.js';
import type { PeriodTotalsDto, ReceiptBooksDto } from './receipts.admin.dto.js';
import { Tax } from './tax.js';

interface SettingsInput {
  sellerName: string;
  sellerAddress: string;
  sellerTaxNumber: string;
  note: string;
  tax: TaxMode;
}

@Injectable()
export class ReceiptBooks {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly tax: Tax,
    private readonly configuration: Configuration,
  ) {}

  async read(): Promise<ReceiptBooksDto> {
    const { manager } = this.database;
    const { value, ...settled } = await this.settings.read(receiptSettings);
    return {
      settings: { ...value, ...settled },
      given: sellerOf(receiptSettings.initial),
      years: await sumYears(manager, this.configuration.timeZone),
      unknownTaxes: await listUnknownTaxes(manager),
      due: await countDueOrders(manager),
      today: dayIn(this.configuration.timeZone, new Date()),
    };
  }

  totals(period: ReceiptPeriod): Promise<PeriodTotalsDto> {
    return sumPeriod(this.database.manager, period, this.configuration.timeZone);
  }

  /** @throws DomainError if Stripe Tax is not set up, or another save came first */
  async change(written: SettingsInput, version: number, by: Staff): Promise<void> {
    const { value: now } = await this.settings.read(receiptSettings);
    if (written.tax !== 'off' && now.tax === 'off') await this.refuseUnready();
    const { sellerName, sellerAddress, sellerTaxNumber, note, tax } = written;
    const value = { sellerName, sellerAddress, sellerTaxNumber, note, tax };
    await this.settings.change(receiptSettings, { value, version, by });
  }

  private async refuseUnready(): Promise<void> {
    try {
      if (await this.tax.isReady()) return;
    } catch (error) {
      if (isOutage(error)) throw unavailable();
      if (!isRefusal(error)) throw error;
    }
    throw notSetUp();
  }
}

const taxField = (kind: 'unprocessable' | 'unavailable', code: string, message: string) =>
  new DomainError(kind, code, message, [{ field: 'tax', message }]);

const notSetUp = () =>
  taxField(
    'unprocessable',
    'COMMERCE.TAX_NOT_SET_UP',
    'Stripe Tax isn’t set up yet. Please turn it on in your Stripe dashboard and say where you’re registered, then try again.',
  );

const unavailable = () =>
  taxField(
    'unavailable',
    'COMMERCE.TAX_UNAVAILABLE',
    'Stripe isn’t answering right now, so we can’t turn tax on. Please try again in a minute.',
  );

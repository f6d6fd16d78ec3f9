import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiExcludeController } from '#api-docs';

import { Configuration } from '../../platform/config/configuration.js';
import { nonPageCsp } from '../../platform/http/non-page-csp.js';
import { readForm } from '../../platform/http/read-form.js';
import { seeOther } from '../../platform/http/see-other.js';
import { contentDisposition } from '../../platform/http/send-file.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { OrderPageLinks } from '../order-links/order-page-links.js';
import { pathOf } from '../order-links/order-page-path.js';
import { fieldOf } from '../order-links/form-field.js';
import { FORM_RATES } from './order-page-rules.js';
import { OrderPageView } from './order-page-view.js';
import { ReceiptPdf } from '../receipts/receipt-pdf.js';
import { ReceiptDetailsDto } from '../receipts/receipts.dto.js';
import { Receipts } from '../receipts/receipts.js';

const PDF = 'application/pdf';

/** Receipts of an order. The link of the order's page is the key. */
@ApiExcludeController()
@Controller('orders/:token')
export class ReceiptsController {
  constructor(
    private readonly receipts: Receipts,
    private readonly receiptPdf: ReceiptPdf,
    private readonly links: OrderPageLinks,
    private readonly view: OrderPageView,
    private readonly configuration: Configuration,
  ) {}

  @Get('receipts/:file')
  @LimitRate({ name: 'receipt-pdf', ...FORM_RATES.receiptPdf })
  async download(
    @Param('token') token: string,
    @Param('file') file: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response.setHeader('cache-control', 'private, no-store');
    const order = await this.links.open(token);
    if (!order) return this.view.send(token, {}, 200, request, response);
    const receipt = await this.receipts.toPrint(order, file.replace(/\.pdf$/, ''));
    const pdf = await this.receiptPdf.print(receipt, this.configuration.timeZone);
    response.set({
      'content-disposition': contentDisposition(`${receipt.number}.pdf`, true),
      'content-security-policy': nonPageCsp(PDF),
      'content-type': PDF,
      'x-robots-tag': 'noindex',
    });
    response.send(pdf);
  }

  @Post('receipt-details')
  @LimitRate({ name: 'receipt-details', ...FORM_RATES.receiptDetails })
  async changeDetails(
    @Param('token') token: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const typed = {
      name: fieldOf(body, 'name'),
      address: fieldOf(body, 'address', 400),
      taxNumber: fieldOf(body, 'taxNumber'),
    };
    const result = (problem: string) => ({ details: { ...typed, problem } });
    await this.view.runForm(token, result, request, response, async () => {
      const order = await this.links.open(token);
      if (!order) return this.view.send(token, {}, 200, request, response);
      await this.receipts.changeDetails(order.id, await readForm(ReceiptDetailsDto, body));
      return seeOther(response, `${pathOf(token)}#receipt`);
    });
  }
}

import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiExcludeController } from '#api-docs';

import { Configuration } from '../../platform/config/configuration.js';
import { closedPolicy } from '../../platform/http/closed-policy.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { readForm } from '../../platform/http/read-form.js';
import { seeOther } from '../../platform/http/see-other.js';
import { contentDisposition } from '../../platform/http/send-file.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { OrderPageLinks } from '../order-pages/order-page-links.js';
import { pathOf } from '../order-pages/order-page-rules.js';
import { fieldOf, OrderPageView } from '../order-pages/order-page-view.js';
import type { Order } from '../orders/order.entity.js';
import { ReceiptPdf } from './receipt-pdf.js';
import { ReceiptDetailsDto } from './receipts.dto.js';
import { Receipts } from './receipts.js';

const PDF = 'application/pdf';

/** The receipts of an order, for whoever has the link of its page. */
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
  @LimitRate({ name: 'receipt-pdf', burst: 60, everyMs: 2_000 })
  async download(
    @Param('token') token: string,
    @Param('file') file: string,
    @Res() response: Response,
  ): Promise<void> {
    const order = await this.orderOf(token);
    const receipt = await this.receipts.toPrint(order, file.replace(/\.pdf$/, ''));
    const pdf = await this.receiptPdf.print(receipt, this.configuration.timeZone);
    response.set({
      'cache-control': 'private, no-store',
      'content-disposition': contentDisposition(`${receipt.number}.pdf`, true),
      'content-security-policy': closedPolicy(PDF),
      'content-type': PDF,
      'x-robots-tag': 'noindex',
    });
    response.send(pdf);
  }

  /** Where the page with the form that was sent is opened by its address. */
  @Get('receipt-details')
  goBack(@Param('token') token: string, @Res() response: Response): void {
    seeOther(response, pathOf(token));
  }

  @Post('receipt-details')
  @LimitRate({ name: 'receipt-details', burst: 20, everyMs: 30_000 })
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
    const said = (problem: string) => ({ details: { ...typed, problem } });
    await this.view.orSaid(token, said, request, response, async () => {
      const { id } = await this.orderOf(token);
      await this.receipts.changeDetails(id, await readForm(ReceiptDetailsDto, body));
      seeOther(response, `${pathOf(token)}#receipt`);
    });
  }

  private async orderOf(token: string): Promise<Order> {
    const order = await this.links.open(token);
    if (order) return order;
    throw new DomainError('not-found', 'COMMERCE.LINK_UNKNOWN', 'This link is not known here.');
  }
}

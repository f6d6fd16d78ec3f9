import { Controller, Get, Header, Param, Query, Res, Body, ParseUUIDPipe } from '@nestjs/common';
import { site } from '@lectern/catalogue';
import { ApiOkResponse, ApiProduces, ApiTags } from '#api-docs';
import type { Response } from 'express';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { sendCsv } from '../../platform/http/send-csv.js';
import { Refunds } from '../refunds/refunds.js';
import { SendOffDto } from '../shipping/shipping.dto.js';
import { Shipping } from '../shipping/shipping.js';
import {
  EvidenceDto,
  AskRefundDto,
  ChangeOrderAddressDto,
  ChangeOrderNoteDto,
  MadeLinkDto,
  RefundPaymentDto,
  WriteOrderNoteDto,
} from './order-actions.dto.js';
import { OrderActions } from './order-actions.js';
import { OrderDetails } from './order-details.js';
import { OrderList } from './order-list.js';
import { OrderNotes } from './order-notes.js';
import { ListOrdersDto, OrderFilterDto, OrderOverviewDto, OrderPageDto, OrderDto } from './order.dto.js';
import { GetOf, PostOf, PutOf } from '../../platform/http/routes.js';

const COLUMNS = [
  { key: 'reference', header: 'Order' },
  { key: 'opened', header: 'Ordered' },
  { key: 'paid', header: 'Paid' },
  { key: 'status', header: 'Status' },
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'Email' },
  { key: 'product', header: 'Product' },
  { key: 'total', header: `Total (${site.currency})` },
  { key: 'givenBack', header: `Refunded (${site.currency})` },
  { key: 'payment', header: 'Stripe payment' },
  { key: 'id', header: 'Id' },
] as const;

@ApiTags('admin')
@Needs('orders.read')
@Controller('api/admin/orders')
export class OrdersController {
  constructor(
    private readonly orderList: OrderList,
    private readonly orderDetails: OrderDetails,
  ) {}

  @GetOf(OrderPageDto)
  list(@Query() input: ListOrdersDto): Promise<OrderPageDto> {
    return this.orderList.list(input);
  }

  @GetOf(OrderOverviewDto, 'overview')
  overview(): Promise<OrderOverviewDto> {
    return this.orderList.overview();
  }

  @Get('export')
  @Needs('lists.export')
  @Header('cache-control', 'no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async export(
    @CurrentStaff() staff: Staff,
    @Query() filter: OrderFilterDto,
    @Res() response: Response,
  ): Promise<void> {
    await sendCsv(response, 'orders', COLUMNS, await this.orderList.export(staff, filter));
  }

  @GetOf(OrderDto, ':id')
  one(@Param('id') id: string): Promise<OrderDto> {
    return this.orderDetails.find(id);
  }

  @GetOf(EvidenceDto, ':id/evidence')
  @Header('cache-control', 'no-store')
  evidence(@Param('id') id: string): Promise<EvidenceDto> {
    return this.orderDetails.evidence(id);
  }
}

@ApiTags('admin')
@Needs('orders.serve')
@Controller('api/admin/orders/:id')
export class OrderActionsController {
  constructor(
    private readonly orderDetails: OrderDetails,
    private readonly orderActions: OrderActions,
    private readonly refunds: Refunds,
    private readonly shipping: Shipping,
    private readonly orderNotes: OrderNotes,
  ) {}

  @PostOf(OrderDto, 'resend')
  async resend(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<OrderDto> {
    await this.orderActions.resend(staff, id);
    return this.orderDetails.find(id);
  }

  @PutOf(OrderDto, 'address')
  async address(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() { email, currentEmail }: ChangeOrderAddressDto,
  ): Promise<OrderDto> {
    await this.orderActions.changeAddress(staff, id, email, currentEmail);
    return this.orderDetails.find(id);
  }

  @PostOf([MadeLinkDto], 'links')
  @Header('cache-control', 'no-store')
  links(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<MadeLinkDto[]> {
    return this.orderActions.makeLinks(staff, id);
  }

  @PostOf(OrderDto, 'refunds')
  @Needs('orders.refund')
  async refund(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() input: AskRefundDto,
  ): Promise<OrderDto> {
    await this.refunds.request(staff, id, input);
    return this.orderDetails.find(id);
  }

  @PostOf(OrderDto, 'payments/:paymentIntentId/refund')
  @Needs('orders.refund')
  async refundMismatch(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Param('paymentIntentId') paymentIntentId: string,
    @Body() { refundId, reason }: RefundPaymentDto,
  ): Promise<OrderDto> {
    await this.refunds.refundMismatch(staff, id, { paymentIntentId, refundId, reason });
    return this.orderDetails.find(id);
  }

  @PostOf(OrderDto, 'sent')
  async sent(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() { trackingNumber = '' }: SendOffDto,
  ): Promise<OrderDto> {
    await this.shipping.markSentByStaff(staff, id, trackingNumber);
    return this.orderDetails.find(id);
  }

  @PostOf(OrderDto, 'retry')
  async retry(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<OrderDto> {
    await this.orderActions.retry(staff, id);
    return this.orderDetails.find(id);
  }

  @PostOf(OrderDto, 'notes')
  async note(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() { noteId, body }: WriteOrderNoteDto,
  ): Promise<OrderDto> {
    await this.orderNotes.write(staff, id, noteId, body);
    return this.orderDetails.find(id);
  }

  @PutOf(OrderDto, 'notes/:noteId')
  async renote(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Param('noteId', ParseUUIDPipe) noteId: string,
    @Body() change: ChangeOrderNoteDto,
  ): Promise<OrderDto> {
    await this.orderNotes.change(staff, id, noteId, change);
    return this.orderDetails.find(id);
  }
}

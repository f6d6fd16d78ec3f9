import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ReactElement } from 'react';
import { ApiExcludeController } from '#api-docs';

import { DomainError } from '../../platform/http/domain-error.js';
import { toProblem } from '../../platform/http/problem.js';
import { readForm } from '../../platform/http/read-form.js';
import { seeOther } from '../../platform/http/see-other.js';
import { LINK_UNKNOWN, sendFreshPage } from '../../site/send-fresh-page.js';
import { SitePages } from '../../site/site-pages.js';
import { fieldOf } from '../order-links/form-field.js';
import type { Order } from '../orders/order.entity.js';
import { ReviewLinks, reviewPath } from './review-links.js';
import { ClosedPart, EndPart, ReviewPart } from './review-parts.js';
import { ReviewRequests } from './review-requests.js';
import { LONGEST_REVIEW } from './review-rules.js';
import { WriteReviewDto } from './reviews.dto.js';
import { Reviews } from './reviews.js';

@ApiExcludeController()
@Controller('reviews/:token')
export class ReviewsController {
  constructor(
    private readonly reviews: Reviews,
    private readonly requests: ReviewRequests,
    private readonly links: ReviewLinks,
    private readonly pages: SitePages,
  ) {}

  @Get()
  show(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.withOrder(token, request, response, async (order) => {
      const view = await this.reviews.find(order);
      if (view) this.send(ReviewPart({ view, path: reviewPath(token) }), 200, request, response);
      else this.send(ClosedPart(), 409, request, response);
    });
  }

  @Post()
  submit(
    @Param('token') token: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.withOrder(token, request, response, async (order) => {
      try {
        await this.reviews.write(order.id, await readForm(WriteReviewDto, body));
        seeOther(response, reviewPath(token));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const { status, detail: problem } = toProblem(error);
        const view = await this.reviews.find(order);
        const typed = {
          rating: fieldOf(body, 'rating'),
          body: fieldOf(body, 'body', LONGEST_REVIEW),
          shownName: fieldOf(body, 'shownName'),
        };
        const part = view ? ReviewPart({ view, path: reviewPath(token), typed, problem }) : ClosedPart();
        this.send(part, status, request, response);
      }
    });
  }

  @Get('end')
  showEnd(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.withOrder(token, request, response, async () =>
      this.send(EndPart({ path: reviewPath(token), isEnded: false }), 200, request, response),
    );
  }

  /** No redirect, since mail programs follow none (RFC 8058, section 3.1). */
  @Post('end')
  end(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.withOrder(token, request, response, async (order) => {
      await this.requests.end(order.id);
      this.send(EndPart({ path: reviewPath(token), isEnded: true }), 200, request, response);
    });
  }

  private async withOrder(
    token: string,
    request: Request,
    response: Response,
    work: (order: Order) => Promise<void>,
  ): Promise<void> {
    const order = await this.links.open(token);
    if (order) await work(order);
    else sendFreshPage(this.pages, LINK_UNKNOWN, request, response);
  }

  private send(part: ReactElement, status: number, request: Request, response: Response): void {
    sendFreshPage(this.pages, { path: '/review', status, part }, request, response);
  }
}

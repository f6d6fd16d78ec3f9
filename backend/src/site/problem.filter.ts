import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { site } from '@lectern/catalogue';
import type { Response } from 'express';
import type { StaffRequest } from '../platform/access/needs.js';
import { noteInLog } from '../platform/logging/log-context.js';
import { TooManyAttempts } from '../platform/http/domain-error.js';
import { prefersPage } from '../platform/http/prefers-page.js';
import { SitePages } from './site-pages.js';
import { toProblem, type ProblemMembers } from '../platform/http/problem.js';

/** Turns every error into a response: a page for people, problem+json (RFC 9457) for programs, in the caller's language. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  constructor(
    private readonly pages: SitePages,
    private readonly members: ProblemMembers,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<StaffRequest>();
    const response = host.switchToHttp().getResponse<Response>();
    const problem = toProblem(error, request.staff?.language ?? site.language);
    noteInLog({ problem: problem.code });
    if (problem.status >= 500)
      this.logger.error(`${request.method} ${request.route?.path ?? 'unknown route'}`, error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (
      problem.status === 404 &&
      prefersPage(request) &&
      !request.path.startsWith('/api/') &&
      this.pages.sendNotFound(request.path, request, response)
    )
      return;
    if (error instanceof TooManyAttempts) response.setHeader('retry-after', error.retryAfterS);
    response
      .status(problem.status)
      .set({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' })
      .end(JSON.stringify({ ...problem, ...this.members.of(request.path, problem) }));
  }
}

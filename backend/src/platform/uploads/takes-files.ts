import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { finalize, type Observable } from 'rxjs';

import { allowLongBody } from '../http/listen.js';
import { receiveUpload } from './receive-upload.js';
import { UploadFolder } from './upload-folder.js';
import { LINGER_MS, UPLOAD_LIMITS, UPLOAD_TIMEOUT_MS, type UploadLimits } from './upload-limits.js';
import type { UploadedFile } from './upload.js';

const LIMITS = 'uploads:limits';

interface UploadRequest extends Request {
  uploadedFiles?: UploadedFile[];
}

/** Closes the connection of a request that is answered before it was received completely. */
function closeAfterResponse(request: Request, response: Response): void {
  if (request.complete) return;
  response.once('finish', () => {
    const timer = setTimeout(() => request.socket.destroy(), LINGER_MS).unref();
    request.once('close', () => clearTimeout(timer));
  });
}

/** Runs after the guards: unauthorized uploads are not read. */
@Injectable()
class FilesInterceptor implements NestInterceptor {
  constructor(
    private readonly folder: UploadFolder,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<UploadRequest>();
    const limits = this.reflector.get<UploadLimits>(LIMITS, context.getHandler());
    allowLongBody(request, UPLOAD_TIMEOUT_MS);
    const folder = await this.folder.open();
    try {
      const { fields, files } = await receiveUpload(request, folder, limits);
      request.body = fields;
      request.uploadedFiles = files;
    } catch (error) {
      closeAfterResponse(request, http.getResponse<Response>());
      await this.folder.close(folder);
      throw error;
    }
    return next.handle().pipe(finalize(() => void this.folder.close(folder)));
  }
}

/** For routes that receive a form with `files`: its fields become the body, its files {@link Files}. */
export const TakesFiles = (limits = UPLOAD_LIMITS) =>
  applyDecorators(SetMetadata(LIMITS, limits), UseInterceptors(FilesInterceptor));

/** Files of the form, deleted when the request is answered. */
export const Files = createParamDecorator(
  (_data: unknown, context: ExecutionContext): UploadedFile[] =>
    context.switchToHttp().getRequest<UploadRequest>().uploadedFiles ?? [],
);

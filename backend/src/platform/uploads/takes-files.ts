import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { finalize, type Observable } from 'rxjs';

import { allowLongBody } from '../http/listen.js';
import { receiveUpload } from './receive-upload.js';
import { UploadFolder } from './upload-folder.js';
import { UPLOAD_LIMITS, type UploadedFile } from './upload.js';

/** So long whoever still sends may read the answer, before the line is cut. */
const LINGER_MS = 1_000;
/** Two gigabytes on a slow line. */
const LONGEST_MS = 3 * 60 * 60_000;

interface UploadRequest extends Request {
  uploadedFiles?: UploadedFile[];
}

/** Ends the connection of a request that was answered before all of it had come. */
function cutOff(request: Request, response: Response): void {
  if (request.complete) return;
  response.once('finish', () => {
    const timer = setTimeout(() => request.socket.destroy(), LINGER_MS).unref();
    request.once('close', () => clearTimeout(timer));
  });
}

/** Comes after the guards: of a form that nobody may send, not a byte is read. */
@Injectable()
class FilesInterceptor implements NestInterceptor {
  constructor(private readonly folder: UploadFolder) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<UploadRequest>();
    allowLongBody(request, LONGEST_MS);
    const folder = await this.folder.open();
    try {
      const { fields, files } = await receiveUpload(request, folder, UPLOAD_LIMITS);
      request.body = fields;
      request.uploadedFiles = files;
    } catch (error) {
      cutOff(request, http.getResponse<Response>());
      await this.folder.close(folder);
      throw error;
    }
    return next.handle().pipe(finalize(() => void this.folder.close(folder)));
  }
}

/** For a call that takes a form with `files`: its fields are the body, and its files {@link Files}. */
export const TakesFiles = () => applyDecorators(UseInterceptors(FilesInterceptor));

/** The files of the form, in its order; they are gone when the request is answered. */
export const Files = createParamDecorator(
  (_data: unknown, context: ExecutionContext): UploadedFile[] =>
    context.switchToHttp().getRequest<UploadRequest>().uploadedFiles ?? [],
);

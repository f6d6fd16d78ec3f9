import { readError, stallLimitMs, timeoutError } from '@lectern/api-client/admin';

/** Maximum time for the server's checks after the upload, in milliseconds. */
const checkingLimitMs = 120_000;

export interface UploadOptions {
  /** Share of the uploaded bytes, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Cancels the upload; the call rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Uploads a form with files and reports progress, which `fetch` cannot. Gives up after 20 s without progress.
 * @throws ApiError for any response outside 2xx, SyntaxError for a response that is not JSON, TypeError if
 * the connection broke, TimeoutError without progress
 */
export function uploadForm<T extends object>(
  path: string,
  form: FormData,
  { onProgress, signal }: UploadOptions = {},
): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<T>((resolve, reject) => {
    const call = new XMLHttpRequest();
    const end = (error: unknown) => {
      reject(error);
      call.abort();
    };
    const waitFor = (limitMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => end(timeoutError()), limitMs);
    };
    call.open('POST', path);
    call.withCredentials = true;
    call.setRequestHeader('accept', 'application/json');
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      waitFor(loaded < total ? stallLimitMs : checkingLimitMs);
      onProgress?.(total > 0 ? loaded / total : 0);
    });
    call.addEventListener('load', () => {
      const { status, responseText: body } = call;
      const headers = { get: (name: string) => call.getResponseHeader(name) };
      try {
        if (status >= 200 && status < 300) resolve(JSON.parse(body) as T);
        else reject(readError({ status, statusText: call.statusText, headers }, body));
      } catch (error) {
        reject(error);
      }
    });
    call.addEventListener('error', () => reject(new TypeError('The connection broke.')));
    signal?.addEventListener('abort', () => end(signal.reason));
    if (signal?.aborted) return reject(signal.reason);
    waitFor(stallLimitMs);
    call.send(form);
  }).finally(() => clearTimeout(timer));
}

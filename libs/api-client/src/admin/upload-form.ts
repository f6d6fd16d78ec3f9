import { ApiError, type Problem } from '../api-error.js';

export interface UploadOptions {
  /** Of all bytes of the form, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Breaks it off; the call rejects with its reason. */
  signal?: AbortSignal;
}

function problemIn(text: string): Problem | undefined {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return undefined;
  }
}

/**
 * Sends a form with files, telling how far it is, which `fetch` cannot. Throws {@link ApiError} for any answer outside
 * 2xx, and TypeError when nothing answered.
 */
export function uploadForm<T>(
  path: string,
  form: FormData,
  { onProgress, signal }: UploadOptions = {},
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.withCredentials = true;
    call.setRequestHeader('accept', 'application/json');
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    call.addEventListener('load', () => {
      const { status, statusText, responseText } = call;
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText) as T);
      else reject(new ApiError(status, problemIn(responseText), responseText || statusText));
    });
    call.addEventListener('error', () => reject(new TypeError('The site did not answer.')));
    call.addEventListener('abort', () => reject(signal?.reason ?? new TypeError('It was broken off.')));
    signal?.addEventListener('abort', () => call.abort());
    if (signal?.aborted) reject(signal.reason);
    else call.send(form);
  });
}

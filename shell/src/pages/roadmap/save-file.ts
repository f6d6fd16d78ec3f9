import { ApiError, type Problem } from '@lectern/api-client';

/** So long a browser has to begin with the file. */
const HELD_MS = 60_000;

/**
 * Fetches a file of ours and hands it to the browser, to be saved under a name.
 * @throws ApiError where the answer is none; fetch's own TypeError where nothing answered
 */
export async function saveFile(path: string, name: string): Promise<void> {
  const answer = await fetch(path, { credentials: 'include' });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => undefined)) as Problem | undefined;
    throw new ApiError(answer.status, problem, answer.statusText);
  }
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), HELD_MS);
}

import { request } from '../request.js';

type RequestOptions = Parameters<typeof request>[1];

/**
 * A call whose success has nothing to say (202, 204). Throws as {@link request} does.
 */
export async function send(path: string, options: RequestOptions): Promise<void> {
  try {
    await request<object>(path, options);
  } catch (error) {
    // Only a success is read as JSON without a net, and this one is empty: that is no failure.
    if ((error as Error).name !== 'SyntaxError') throw error;
  }
}

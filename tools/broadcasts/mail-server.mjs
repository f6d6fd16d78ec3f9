import { inRoot } from '../start/paths.mjs';
import { startServer } from '../bench/server-process.mjs';

/** @typedef {{ addresses: number, messages: number, repeated: number, renamed: number }} Account */

/**
 * Starts a mail server in a process of its own, which outlives the site.
 * @param {import('../bench/endings.mjs').Endings} endings
 */
export async function startMailServer(endings) {
  const server = startServer(inRoot('tools/broadcasts/serve-mail.mjs'), { endings });
  /** @type {{ port: number }} */
  const { port } = JSON.parse(await Promise.race([server.nextLine(), server.failure]));
  /** @param {'count' | 'forget'} what @returns {Promise<Account>} */
  const ask = async (what) => {
    const answer = server.nextLine();
    server.tell(JSON.stringify(what));
    return JSON.parse(await Promise.race([answer, server.failure]));
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** What has arrived so far. */
    count: () => ask('count'),
    forget: () => ask('forget'),
  };
}

import { once } from 'node:events';
import type { Server } from 'node:http';

import { ConfigurationError } from '../config/configuration-error.js';

/**
 * Opens a port; resolves when it is open.
 * @param setting the variable that names the port
 * @throws ConfigurationError when another program has it
 */
export async function listen(server: Server, port: number, setting: string): Promise<void> {
  // Nest's own listen() writes a taken port into the log before it can be told in a sentence.
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigurationError(
      `Port ${port} is taken by another program: stop it, or set ${setting} to a free one.`,
    );
  }
}

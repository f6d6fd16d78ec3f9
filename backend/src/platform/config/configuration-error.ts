/** An invalid setting. The message is one sentence that names the variable. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

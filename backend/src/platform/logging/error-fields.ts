/** An error as it stands in a log. */
export interface ErrorFields {
  type: string;
  message: string;
  /** The program's own: ECONNREFUSED, 23505, api_connection_error. */
  code?: string;
  /** The places in the program alone: the text of an error stands in its message. */
  stack?: string;
  cause?: ErrorFields;
}

const LONGEST_MESSAGE = 500;
const DEEPEST_CAUSE = 3;

/** `column "price"` names a part of ours; `: "Ruth"`, `"Ruth W."` and `<ruth@…>` quote what somebody sent. */
const QUOTED_VALUE = /(?<=: )"[^"]*"|"(?![a-z_]+")[^"]*"|<[^>]*>/g;
const FRAME = /^\s+at .+$/gm;

function messageOf(error: Error): string {
  return error.message.slice(0, LONGEST_MESSAGE).replace(QUOTED_VALUE, '"…"');
}

/**
 * What may be told of an error. Only these fields: a database's error also holds the row, a mail server's the
 * address, a vendor's the request.
 */
export function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown.' };
  const { code } = error as { code?: unknown };
  const frames = error.stack?.match(FRAME)?.map((frame) => frame.trim());
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(frames ? { stack: frames.join('\n') } : {}),
    ...(error.cause && depth < DEEPEST_CAUSE ? { cause: errorFields(error.cause, depth + 1) } : {}),
  };
}

import { readColor } from './accent.js';
import {
  frameHeight,
  type FrameMessage,
  type Hello,
  type HostMessage,
  isProductName,
  isRadius,
  type Message,
  modes,
  themes,
} from './messages.js';

const ns = 'lectern';
const v = 1;

/** Limit of a message's JSON size. */
export const maxMessageBytes = 4096;

type Fields = Readonly<Record<string, unknown>>;

function byteLength(data: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(data)).length;
  } catch {
    // Circular, or not representable as JSON: not ours.
    return Infinity;
  }
}

/** Wraps a message for sending. */
export function seal<Content extends Message | { type: 'hello' }>(
  message: Content,
): Content & { ns: string; v: number } {
  return { ns, v, ...message };
}

/** Returns the fields of a message; null for another protocol or version, or an oversized message. */
function unseal(data: unknown): Fields | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields = data as Fields;
  return fields['ns'] === ns && fields['v'] === v && byteLength(data) <= maxMessageBytes ? fields : null;
}

const isOne = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  (values as readonly unknown[]).includes(value);
const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 99;

/** Finds the reader by type; inherited names (`constructor` …) do not count. */
function readBy<Read>(readers: Record<string, (fields: Fields) => Read | null>, data: unknown): Read | null {
  const fields = unseal(data);
  const type = fields?.['type'];
  return fields && typeof type === 'string' && Object.hasOwn(readers, type)
    ? (readers[type]?.(fields) ?? null)
    : null;
}

/** @returns null for anything but a handshake */
export function readHello(data: unknown): Hello | null {
  return readBy<Hello>(
    { hello: ({ id, nonce }) => (isName(id) && isName(nonce) ? { id, nonce } : null) },
    data,
  );
}

/**
 * Reads a host message; null if it is invalid. Invalid optional fields are dropped, because they have
 * defaults.
 */
export function readHostMessage(data: unknown): HostMessage | null {
  return readBy<HostMessage>(
    {
      config: ({ mode, product }) => ({
        type: 'config',
        mode: isOne(modes, mode) ? mode : 'inline',
        product: isProductName(product) ? product : undefined,
      }),
      theme: ({ theme, accent, radius }) => ({
        type: 'theme',
        theme: isOne(themes, theme) ? theme : 'auto',
        accent: readColor(accent) ?? undefined,
        radius: isRadius(radius) ? radius : undefined,
      }),
      focus: () => ({ type: 'focus' }),
      close: () => ({ type: 'close' }),
    },
    data,
  );
}

/** Reads a frame message; null if it is invalid. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  return readBy<FrameMessage>(
    {
      ready: ({ id, nonce }) => (isName(id) && isName(nonce) ? { type: 'ready', id, nonce } : null),
      size: ({ heightPx }) =>
        typeof heightPx === 'number' && heightPx > 0
          ? { type: 'size', heightPx: frameHeight(heightPx) }
          : null,
      step: ({ step, total }) =>
        isCount(step) && isCount(total) && step <= total ? { type: 'step', step, total } : null,
      submitted: () => ({ type: 'submitted' }),
      locked: () => ({ type: 'locked' }),
      unlocked: () => ({ type: 'unlocked' }),
      purchased: ({ orderRef, product }) =>
        isName(orderRef) && isProductName(product) ? { type: 'purchased', orderRef, product } : null,
      close: () => ({ type: 'close' }),
      error: ({ code }) => (isName(code) ? { type: 'error', code } : null),
    },
    data,
  );
}

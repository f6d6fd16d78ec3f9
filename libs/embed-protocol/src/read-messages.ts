import { readColor } from './accent.js';
import { isProductName, isRadius, modes, themes } from './choices.js';
import { type Fields, unseal } from './envelope.js';
import { frameHeight } from './frame-height.js';
import type { FrameMessage, Hello, HostMessage } from './messages.js';

const isOne = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  (values as readonly unknown[]).includes(value);
const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 99;

/** A reader by type; what is not its own (`constructor` …) is none. */
function readBy<Read>(readers: Record<string, (fields: Fields) => Read | null>, data: unknown): Read | null {
  const fields = unseal(data);
  const type = fields?.['type'];
  return fields && typeof type === 'string' && Object.hasOwn(readers, type)
    ? (readers[type]?.(fields) ?? null)
    : null;
}

/** @returns null for anything but a greeting */
export function readHello(data: unknown): Hello | null {
  return readBy<Hello>(
    { hello: ({ id, nonce }) => (isName(id) && isName(nonce) ? { id, nonce } : null) },
    data,
  );
}

/** A message of the host; null for what is to be dropped. Fields that will not do are left out, for they have defaults. */
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

/** A message of the frame; null for what is to be dropped. */
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

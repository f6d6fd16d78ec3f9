import type { Appearance } from '@stripe/stripe-js';

/** Resolves a custom property to a colour that can leave the page: Stripe's frame does not know our names. */
function resolve(place: HTMLElement, property: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${property})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return toHex(color);
}

/** `color-mix` computes to notations that Stripe does not read; a canvas paints any of them as plain bytes. */
function toHex(color: string): string {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return color;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The look of the fields in Stripe's frame, from the page's own tokens at this place and in this scheme. */
export function readAppearance(place: HTMLElement): Appearance {
  const colorOf = (name: string) => resolve(place, `--widget-${name}`);
  return {
    theme: 'flat',
    variables: {
      colorPrimary: colorOf('accent'),
      colorBackground: colorOf('background'),
      colorText: colorOf('ink'),
      colorTextSecondary: colorOf('muted'),
      colorDanger: colorOf('danger'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '12px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${colorOf('edge')}`, padding: '12px 14px' },
      '.Input--invalid': { boxShadow: 'none', borderColor: colorOf('danger') },
      '.Label': { fontWeight: '500' },
    },
  };
}

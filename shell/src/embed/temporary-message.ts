import type { Toast } from '@lectern/widget-kit';

/** As long as on the site's own pages. */
const shownMs = 5000;

const place = document.createElement('p');
place.className = 'passing';
// The widget says the same in its place, where it is read out: this is for the eyes.
place.ariaHidden = 'true';
document.body.append(place);

let end: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message for a while, where a visitor looks in a frame as high as what it holds: what succeeded begins a new
 * screen at the top, what failed is met at the button below.
 */
export function showInPassing({ title, description = '', tone }: Toast): void {
  const heading = document.createElement('b');
  heading.textContent = title;
  place.replaceChildren(heading, document.createElement('br'), description);
  place.dataset['tone'] = tone;
  clearTimeout(end);
  end = setTimeout(() => place.replaceChildren(), shownMs);
}

import type { Toast } from '@lectern/widget-kit';
import { messageMs } from './frame-rules.js';

const place = document.createElement('p');
place.className = 'passing';
// For sighted visitors only: the widget announces the same text itself.
place.ariaHidden = 'true';
document.body.append(place);

let end: ReturnType<typeof setTimeout> | undefined;

/** In a frame of full height: success at the top of the next step, an error at the button below. */
export function showTemporarily({ title, description = '', tone }: Toast): void {
  const heading = document.createElement('b');
  heading.textContent = title;
  place.replaceChildren(heading, document.createElement('br'), description);
  place.dataset['tone'] = tone;
  clearTimeout(end);
  end = setTimeout(() => place.replaceChildren(), messageMs);
}

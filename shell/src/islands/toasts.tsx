import { ToastViewport } from '@lectern/ui/toast-viewport';
import { createRoot } from 'react-dom/client';

/** Puts what shows messages at the end of the page. */
export function showToasts(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ToastViewport />);
}

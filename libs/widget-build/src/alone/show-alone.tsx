import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws a widget's bare page in its index.html. */
export function showAlone(page: ReactNode): void {
  const element = document.getElementById('page');
  if (element) createRoot(element).render(<StrictMode>{page}</StrictMode>);
}

import { createRoot } from 'react-dom/client';
import { AdminApp } from './app.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
if (import.meta.env.DEV) {
  // The server writes the stylesheet into the page; in development nobody does.
  const { adminCss } = await import('@lectern/ui/admin-css');
  const style = document.createElement('style');
  style.textContent = adminCss;
  document.head.append(style);
}
createRoot(root).render(<AdminApp />);

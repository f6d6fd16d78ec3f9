import { createRoot } from 'react-dom/client';
import { AdminApp } from './app.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
if (import.meta.env.DEV) {
  // The server adds the stylesheet to the page; in development there is no such server.
  const { adminCss } = await import('@lectern/ui/admin-css');
  const { standardLook } = await import('@lectern/ui/tokens');
  const style = document.createElement('style');
  style.textContent = adminCss(standardLook);
  document.head.append(style);
}
createRoot(root).render(<AdminApp />);

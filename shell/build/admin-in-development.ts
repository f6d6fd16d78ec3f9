import type { Plugin } from 'vite';

/** Addresses of the dashboard, without those of files. */
const ADDRESS = /^\/admin(\/[^.?]*)?(\?.*)?$/;

/** Built, the dashboard is a page of the server; in development its template answers at all of its addresses. */
export function adminInDevelopment(): Plugin {
  return {
    name: 'lectern:admin-in-development',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (ADDRESS.test(request.url ?? '')) request.url = '/admin.html';
        next();
      });
    },
  };
}

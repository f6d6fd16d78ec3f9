import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

import type { RenderedBody } from './email.js';

export async function renderBody(body: ReactElement | RenderedBody): Promise<RenderedBody> {
  if ('html' in body) return body;
  const html = await render(body);
  return { html, text: toPlainText(html) };
}

import { createHash } from 'node:crypto';

/** A stylesheet's name in `style-src` of a content security policy. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

/** The hashes of every `<style>` of a page, and of the empty one that styled-components opens. */
export function styleHashes(html: string): string[] {
  const sheets = [...html.matchAll(/<style[^>]*>(?<css>[^]*?)<\/style>/g)];
  return [...new Set([...sheets.map((match) => match.groups?.css ?? ''), ''])].map(styleHash);
}

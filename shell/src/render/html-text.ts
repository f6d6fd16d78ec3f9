import { createHash } from 'node:crypto';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** JSON that cannot close the script element around it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Hash of an inline style or script for the content security policy. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Hashes of every `<style>` of a page, and of the empty one that styled-components opens. */
export function styleHashes(html: string): string[] {
  const sheets = [...html.matchAll(/<style[^>]*>(?<css>[^]*?)<\/style>/g)];
  return [...new Set([...sheets.map((match) => match.groups?.css ?? ''), ''])].map(inlineHash);
}

/**
 * Hashes of every inline script and of the speculation rules: next to a hash, their keyword
 * `'inline-speculation-rules'` is ignored.
 */
export function scriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?: type="speculationrules")?>(?<code>[^]*?)<\/script>/g)];
  return scripts.map((match) => inlineHash(match.groups?.code ?? ''));
}

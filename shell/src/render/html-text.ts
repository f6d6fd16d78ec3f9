import { createHash } from 'node:crypto';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** JSON that cannot end the script element that holds it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The name of a stylesheet or script that stands in a page, in its content security policy. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The hashes of every `<style>` of a page, and of the empty one that styled-components opens. */
export function styleHashes(html: string): string[] {
  const sheets = [...html.matchAll(/<style[^>]*>(?<css>[^]*?)<\/style>/g)];
  return [...new Set([...sheets.map((match) => match.groups?.css ?? ''), ''])].map(inlineHash);
}

/**
 * The hashes of every script that stands in a page itself, and of its rules for fetching pages ahead: beside a hash
 * their keyword `'inline-speculation-rules'` no longer counts.
 */
export function scriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?: type="speculationrules")?>(?<code>[^]*?)<\/script>/g)];
  return scripts.map((match) => inlineHash(match.groups?.code ?? ''));
}

import { createHash } from 'node:crypto';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** JSON that cannot close the script element around it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Hashes of every `<style>` of a page, and of the empty one that styled-components opens. */
export function styleHashes(html: string): string[] {
  const sheets = [...html.matchAll(/<style[^>]*>(?<css>[^]*?)<\/style>/g)];
  return [...new Set([...sheets.map((match) => match.groups?.css ?? ''), ''])].map(inlineHash);
}

/** Includes the speculation rules: next to a hash, the keyword `'inline-speculation-rules'` is ignored. */
export function scriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?: type="speculationrules")?>(?<code>[^]*?)<\/script>/g)];
  return scripts.map((match) => inlineHash(match.groups?.code ?? ''));
}

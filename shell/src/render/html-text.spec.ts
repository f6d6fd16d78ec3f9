import { describe, expect, it } from '@jest/globals';
import { escapeHtml, jsonForScript, inlineHash, scriptHashes, styleHashes } from './html-text.js';
describe('escapeHtml', () => {
  it('escapes markup', () => {
    expect(escapeHtml('"Faith" & <law>')).toBe('&quot;Faith&quot; &amp; &lt;law&gt;');
  });
});

describe('jsonForScript', () => {
  it('cannot close its script element, and parses to the same value', () => {
    const value = { title: '</script><script>alert(1)</script>' };
    expect(jsonForScript(value)).not.toContain('</script>');
    expect(JSON.parse(jsonForScript(value))).toEqual(value);
  });
});

describe('styleHashes', () => {
  it('lists each style element once, and the empty one', () => {
    const html = '<style>a{}</style><style data-styled="true">b{}</style><style>a{}</style>';
    expect(styleHashes(html)).toEqual([inlineHash('a{}'), inlineHash('b{}'), inlineHash('')]);
    expect(inlineHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });
});

describe('scriptHashes', () => {
  it('lists each inline script, and neither data nor files', () => {
    const html =
      '<script>a()</script><script type="application/json">{}</script><script src="/b.js"></script>';
    const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
    expect(scriptHashes(html + rules)).toEqual([inlineHash('a()'), inlineHash('{"prefetch":[]}')]);
  });
});

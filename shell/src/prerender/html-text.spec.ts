import { describe, expect, it } from '@jest/globals';
import { escapeHtml, jsonForScript } from './html-text.js';
import { styleHash, styleHashes } from './style-hash.js';

describe('escapeHtml', () => {
  it('keeps text from becoming markup', () => {
    expect(escapeHtml('"Faith" & <law>')).toBe('&quot;Faith&quot; &amp; &lt;law&gt;');
  });
});

describe('jsonForScript', () => {
  it('cannot end the element it stands in, and reads back the same', () => {
    const value = { title: '</script><script>alert(1)</script>' };
    expect(jsonForScript(value)).not.toContain('</script>');
    expect(JSON.parse(jsonForScript(value))).toEqual(value);
  });
});

describe('styleHashes', () => {
  it('names each stylesheet of a page once, and the empty one', () => {
    const html = '<style>a{}</style><style data-styled="true">b{}</style><style>a{}</style>';
    expect(styleHashes(html)).toEqual([styleHash('a{}'), styleHash('b{}'), styleHash('')]);
    expect(styleHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });
});

import type { WholePerson } from './read-person.query.js';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const LOOKS = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:17px/1.55 Georgia,serif;color:#1d2433}
h2{margin-top:2rem}dt{font-weight:bold}dd{margin:0 0 .5rem}li{margin-bottom:.5rem}small{color:#555}
pre{overflow:auto;padding:1rem;background:#f4f1ea;white-space:pre-wrap;font-size:13px}`;

/**
 * What is kept of somebody, for her own eyes: one page that any browser shows and any printer prints.
 * @param madeAt the moment it tells of
 */
export function personPage({ email, facts, events, data }: WholePerson, madeAt: Date): string {
  const known = facts.map(({ label, value }) => `<dt>${safe(label)}</dt><dd>${safe(value)}</dd>`);
  const told = events.map(
    ({ at, what, detail }) =>
      `<li><small>${safe(at.slice(0, 16).replace('T', ' '))} UTC</small><br>${safe(what)}${detail ? `<br><small>${safe(detail)}</small>` : ''}</li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>What is kept of ${safe(email)}</title>
<style>${LOOKS}</style><h1>What is kept of ${safe(email)}</h1>
<p>As of ${safe(madeAt.toISOString().slice(0, 16).replace('T', ' '))} UTC. The file person.json beside this one holds the same for programs.</p>
<h2>In short</h2><dl>${known.join('\n')}</dl>
<h2>What happened</h2><ol>${told.join('\n')}</ol>
<h2>Every field</h2><pre>${safe(JSON.stringify(data, null, 2))}</pre></html>
`;
}

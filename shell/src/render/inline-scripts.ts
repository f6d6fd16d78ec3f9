import { HELD, LIVE, PRESSABLE, PRESSED } from '../islands/early-input.js';
import { storageKey } from '../layout/analytics/consent.js';
import { PAGE_SHOWN } from '../navigation/page-shown.js';
import { siteMap } from '../site-map/site-map.js';

/**
 * Runs before everything else of a page, so that on a slow line nothing is done in vain: a form that only a script sends
 * is held until it lives (see ScriptedForm), and of the buttons the last one that was pressed is marked.
 */
export const earlyInputScript = [
  `addEventListener('submit',function(e){var d=e.target.dataset;`,
  `if('${HELD}'in d&&!('${LIVE}'in d)){e.preventDefault();d.${HELD}='yes'}},true);`,
  `addEventListener('click',function(e){var b=e.target.closest('${PRESSABLE}'),o;`,
  `if('${LIVE}'in document.documentElement.dataset||b&&b.form)return;`,
  `if(o=document.querySelector('[data-${PRESSED}]'))delete o.dataset.${PRESSED};if(b)b.dataset.${PRESSED}=''},true)`,
].join('');

/**
 * Tells the site's own server that a page is shown, and nothing of who sees it: no cookie, nothing kept, nothing for whom
 * the browser says no, nor for who has said no to being counted. It counts the page that was sent once somebody looks at
 * it (a page may be drawn ahead of that, and never be opened), the same page again when the browser brings it back, and
 * each that a link leads to.
 */
export const pageViewScript = [
  `(function(n,d){function t(){try{if(localStorage['${storageKey}']=='denied')return}catch(e){}`,
  `n.sendBeacon('/api/page-views',new Blob([JSON.stringify({path:location.pathname})],{type:'application/json'}))}`,
  `if(n.globalPrivacyControl||n.doNotTrack=='1'||!n.sendBeacon)return;`,
  `function s(){d.visibilityState=='hidden'?d.addEventListener('visibilitychange',s,{once:true}):t()}`,
  `addEventListener('${PAGE_SHOWN}',t);`,
  `addEventListener('pageshow',function(e){if(e.persisted)t()});`,
  `d.prerendering?d.addEventListener('prerenderingchange',s,{once:true}):s()})(navigator,document)`,
].join('');

/**
 * Lets a browser that can (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API) fetch a page whose link is
 * pointed at before this one lives; from then on links fetch what they need themselves, and the rules go.
 */
export function speculationRules(currentPath: string): string {
  const pages = siteMap.filter(({ indexed, path }) => indexed && path !== currentPath);
  return JSON.stringify({
    prefetch: [{ where: { href_matches: pages.map(({ path }) => path) }, eagerness: 'moderate' }],
  });
}

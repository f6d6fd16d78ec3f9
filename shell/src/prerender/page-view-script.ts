import { storageKey } from '../analytics/consent.js';
import { PAGE_SHOWN } from '../navigation/page-shown.js';

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

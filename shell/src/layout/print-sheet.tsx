import { createGlobalStyle } from 'styled-components';
import { useSiteData } from '../site-data.js';

/**
 * A page as a document on paper: nothing of what stands around it or is pressed in it, no heading alone at the foot, and
 * beside each link where it leads.
 */
const Sheet = createGlobalStyle<{ $origin: string }>`
  @media print {
    @page {
      margin: 20mm;
    }
    html {
      font-size: 80%;
    }
    body > :not(main),
    main :is(nav, form, button, [data-screen-only]) {
      display: none !important;
    }
    main > * {
      padding: 0 !important;
    }
    main * {
      box-shadow: none !important;
    }
    :is(h1, h2, h3, h4) {
      break-after: avoid;
      break-inside: avoid;
    }
    :is(p, li) {
      orphans: 3;
      widows: 3;
    }
    :is(figure, blockquote, aside, img) {
      break-inside: avoid;
    }
    main a:is([href^='http'], [href^='/'])::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
      font-style: normal;
      overflow-wrap: anywhere;
    }
    main a[href^='/']::after {
      content: ' (${({ $origin }) => $origin}' attr(href) ')';
    }
  }
`;

export const PrintSheet = () => <Sheet $origin={useSiteData().publicUrl} />;

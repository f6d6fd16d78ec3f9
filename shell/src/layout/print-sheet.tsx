import { createGlobalStyle } from 'styled-components';
import { useSiteData } from '../site-data.js';

const Sheet = createGlobalStyle<{ $origin: string }>`
  @media print {
    html {
      font-size: 80%;
    }
    body > :not(main),
    main :is(nav, form, button, [role='status'], [data-screen-only]) {
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
    main :is(figure, blockquote, aside, img, tr, article article) {
      break-inside: avoid;
    }
    main :is(section, img) {
      min-height: 0 !important;
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

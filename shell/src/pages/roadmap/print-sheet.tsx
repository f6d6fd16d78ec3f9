import { createGlobalStyle } from 'styled-components';

/** On paper there is the roadmap, and nothing of what stands around it or is pressed in it. */
export const PrintSheet = createGlobalStyle`
  @media print {
    #root > :not(main),
    [data-screen-only] {
      display: none !important;
    }
    @page {
      margin: 18mm;
    }
  }
`;

import { createWidgetHost } from '@lectern/widget-kit';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { css, keyframes, styled, version } from 'styled-components';
import * as zustand from 'zustand';

/** Styled-components for a widget's own style element, separate from the page's. */
const styledComponents = { css, keyframes, styled, version };

export const { loadWidget } = createWidgetHost({
  manifestUrl: '/widgets/manifest.json',
  shared: {
    react: { version: react.version, load: () => react },
    'react/jsx-runtime': { version: react.version, load: () => jsxRuntime },
    'react-dom': { version: reactDom.version, load: () => reactDom },
    'react-dom/client': { version: reactDom.version, load: () => reactDomClient },
    'styled-components': { version, load: () => styledComponents },
    zustand: { version: '5.1.0', load: () => zustand },
  },
});

import {
  createWidgetHost,
  type MountedWidget,
  type WidgetName,
  type WidgetOptions,
} from '@lectern/widget-kit';
import { createElement, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { libraries } from './libraries.js';

type AnyOptions = WidgetOptions[WidgetName];
type AnyMount = (element: HTMLElement, options: AnyOptions) => MountedWidget<AnyOptions>;

/** Name of the widget, its options, and the id of its container. */
interface Given {
  name: string;
  id: string;
  options: object;
}

declare global {
  interface Window {
    bare: typeof bare;
  }
}

const place = document.querySelector('#page');
const withOthers = new URLSearchParams(location.search).get('libraries') === 'other';

async function libraryCopy(): Promise<typeof libraries> {
  if (!withOthers) return libraries;
  const address = '/bare-page/other-libraries.js';
  return ((await import(/* @vite-ignore */ address)) as { libraries: typeof libraries }).libraries;
}

const host = createWidgetHost({ manifestUrl: '/widgets/manifest.json', shared: await libraryCopy() });
const living = new Map<string, { widget: MountedWidget<AnyOptions>; element: HTMLElement }>();
/** Adds a callback, which a test cannot pass as JSON; widgets without it ignore it. */
const withTold = (options: object): AnyOptions =>
  Object.assign({ notify: () => undefined }, options) as unknown as AnyOptions;

function newElement(id: string): HTMLElement {
  const element = document.createElement('div');
  element.id = id;
  place?.append(element);
  return element;
}

async function load(name: string): Promise<AnyMount> {
  const { mount } = await host.loadWidget(name as WidgetName);
  return mount as AnyMount;
}

/** Selectors of a rule that match elements without a class of the widget: `body`, `:root`, fonts. */
function reaching(rule: CSSRule): string[] {
  if (rule instanceof CSSKeyframesRule) return [];
  if (rule instanceof CSSStyleRule) {
    const selectors = rule.selectorText.replace(/\([^)]*\)/g, '').split(',');
    return selectors.every((selector) => selector.includes('.')) ? [] : [rule.cssText];
  }
  return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(reaching) : [rule.cssText];
}

/**
 * Mounts like StrictMode in development: effects run, are cleaned up, and run again at once. Production builds of
 * React do not do this.
 */
function Slot({ id, mount, options }: { id: string; mount: AnyMount; options: AnyOptions }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = slot.current;
    if (!element) return undefined;
    mount(element, options).unmount();
    const widget = mount(element, options);
    return () => widget.unmount();
  }, [mount, options]);
  return createElement('div', { id, ref: slot });
}

const roots = new Map<string, { unmount(): void }>();

const bare = {
  async mount({ name, id, options }: Given): Promise<void> {
    const mount = await load(name);
    const element = newElement(id);
    living.set(id, { element, widget: mount(element, withTold(options)) });
  },
  update(id: string, options: object): void {
    living.get(id)?.widget.update(options);
  },
  /** Unmounts the widget twice and returns the remaining markup. */
  unmount(id: string): string {
    const { widget, element } = living.get(id) ?? {};
    widget?.unmount();
    widget?.unmount();
    living.delete(id);
    const left = element?.innerHTML ?? 'There was no such widget.';
    element?.remove();
    return left;
  },
  /** Unmounts before anything has loaded. */
  async glance({ name, options }: Omit<Given, 'id'>): Promise<void> {
    const mount = await load(name);
    const element = newElement('glance');
    mount(element, withTold(options)).unmount();
    element.remove();
  },
  async mountInReact({ name, id, options }: Given): Promise<void> {
    const mount = await load(name);
    const element = newElement(`${id}-root`);
    const root = createRoot(element);
    root.render(createElement(Slot, { id, mount, options: withTold(options) }));
    roots.set(id, {
      unmount: () => {
        root.unmount();
        element.remove();
      },
    });
  },
  unmountInReact(id: string): void {
    roots.get(id)?.unmount();
    roots.delete(id);
  },
  /** Everything that a widget could leave in the document, besides what the watcher counts. */
  async traces() {
    await window.nextFrame();
    await window.nextFrame();
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    const rules = sheets.flatMap(({ cssRules }) => [...cssRules]);
    return {
      open: window.leftovers(),
      body: document.body.outerHTML,
      root: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
      // The style element of styled-components belongs to the page's library and stays.
      head: [...document.head.children]
        .map(({ outerHTML }) => outerHTML)
        .filter((html) => !/data-styled/.test(html)),
      // It keeps rules of unused classes; rules that could affect the page must be gone.
      reaching: rules.flatMap(reaching),
      ruleCount: rules.length,
    };
  },
};

window.bare = bare;

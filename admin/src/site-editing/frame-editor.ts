import type { ContentField } from '@lectern/api-client/admin';
import { editText, type EndOfEdit, isPlain, showText } from './editable-text.js';
import { lettersOf, markFormValues } from './form-values.js';
import { FRAME_LOOK } from './frame-look.js';
import { countGraphemes } from './texts.js';

export interface FrameHost {
  /** By their keys; none if she may not change them. */
  fields: () => ReadonlyMap<string, ContentField>;
  labelOf: (field: ContentField) => string;
  /** Whether a text belongs to another page or group of the dashboard. */
  isElsewhere: (key: string) => boolean;
  linkFieldOf: (key: string) => string | undefined;
  change: (key: string, text: string) => void;
  /** Called before a text can be typed. */
  editing: (element: HTMLElement) => void;
  ended: (end: EndOfEdit, isShownAsTyped: boolean) => void;
  /** Moves to a field of the form. */
  choose: (key: string) => void;
  choosePicture: (key: string) => void;
  openElsewhere: (key: string) => void;
  /** Whether a link leads to a page that she can edit. */
  isHers: (href: string) => boolean;
  follow: (href: string) => void;
  words: Record<'follow' | 'openPage' | 'editText' | 'editAddress' | 'shared' | 'openElsewhere', string>;
}

const EDITABLE = '[data-edit], [data-edit-picture]';
const LINK = 'a[href], button, summary, label';

const keyIn = (element: HTMLElement): string => element.dataset['edit'] ?? '';

/** Connects the page in a frame with the form: the page runs no scripts of its own. */
export class FrameEditor {
  private readonly abort = new AbortController();
  private readonly bubble: HTMLElement;
  private readonly label: HTMLElement;
  private edited: HTMLElement | undefined;

  constructor(
    private readonly page: Document,
    private readonly host: FrameHost,
  ) {
    const view = page.defaultView;
    if (view) {
      const look = new view.CSSStyleSheet();
      look.replaceSync(FRAME_LOOK);
      page.adoptedStyleSheets = [...page.adoptedStyleSheets, look];
    }
    this.bubble = this.makeBubble('edit-bubble');
    this.label = this.makeBubble('edit-bubble is-label');
    markFormValues(page, host.fields());
    for (const element of page.querySelectorAll<HTMLElement>(EDITABLE)) this.prepare(element);
    const { signal } = this.abort;
    page.addEventListener('click', (event) => this.click(event), { signal, capture: true });
    page.addEventListener('submit', (event) => event.preventDefault(), { signal, capture: true });
    page.addEventListener('pointerover', (event) => this.showLabel(event.target), { signal });
    page.addEventListener('focusin', (event) => this.showLabel(event.target), { signal });
    page.addEventListener('keydown', (event) => this.key(event), { signal });
    page.addEventListener('scroll', () => this.hide(), { signal, capture: true, passive: true });
  }

  close(): void {
    this.abort.abort();
  }

  /** Shows a text that was typed in the form. @returns false if only a new rendering can show it */
  show(key: string, text: string, placeholders: readonly string[] = []): boolean {
    const elements = this.elementsOf(key).filter((element) => element !== this.edited);
    if (!this.fieldOf(key)?.isShown || elements.some((element) => !isPlain(element))) return false;
    for (const element of elements) showText(element, text, placeholders);
    return elements.length > 0 && placeholders.length === 0;
  }

  /** Outlines the texts of a field, and scrolls to the first one if it is out of view. */
  outline(key: string): void {
    for (const element of this.page.querySelectorAll('.is-chosen')) element.classList.remove('is-chosen');
    const elements = this.elementsOf(key);
    for (const element of elements) element.classList.add('is-chosen');
    const view = this.page.defaultView;
    const { top = 0, bottom = 0 } = elements[0]?.getBoundingClientRect() ?? {};
    // `scrollIntoView` would also scroll the form beside the frame.
    if (view && (top < 0 || bottom > view.innerHeight))
      view.scrollBy({ top: top - view.innerHeight / 3, behavior: 'instant' });
  }

  showPicture(address: string): void {
    for (const picture of this.page.querySelectorAll<HTMLImageElement>('img[data-edit-picture]')) {
      for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.remove();
      picture.removeAttribute('srcset');
      picture.src = address;
    }
  }

  private fieldOf(key: string): ContentField | undefined {
    return this.host.fields().get(key);
  }

  private elementsOf(key: string): HTMLElement[] {
    return [...this.page.querySelectorAll<HTMLElement>('[data-edit]')].filter((each) => keyIn(each) === key);
  }

  private prepare(element: HTMLElement): void {
    const key = element.dataset['editPicture'] ?? keyIn(element);
    if (this.fieldOf(key)) element.tabIndex = 0;
    else if (element.dataset['edit'] && this.host.isElsewhere(key)) {
      // A link has the focus already, and hidden texts get none.
      if (!element.closest(`${LINK}, [aria-hidden="true"]`) && !element.querySelector(LINK))
        element.tabIndex = 0;
    } else {
      element.removeAttribute('data-edit');
      element.removeAttribute('data-edit-picture');
    }
  }

  private click(event: Event): void {
    const target = event.target as HTMLElement;
    if (this.bubble.contains(target)) return;
    event.preventDefault();
    if (this.edited?.contains(target)) return;
    this.hide();
    this.open(target);
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.key === 'Escape') this.hide();
    if (event.key !== 'Enter' || !target.matches(EDITABLE)) return;
    event.preventDefault();
    this.open(target);
  }

  private open(target: HTMLElement): void {
    const picture = target.closest<HTMLElement>('[data-edit-picture]');
    if (picture) {
      this.host.choosePicture(picture.dataset['editPicture'] ?? '');
      return;
    }
    const link = target.closest<HTMLElement>(LINK);
    const element =
      target.closest<HTMLElement>('[data-edit]') ?? link?.querySelector<HTMLElement>('[data-edit]');
    if (link instanceof (this.page.defaultView ?? window).HTMLAnchorElement)
      this.ask(link, element ?? undefined, link.getAttribute('href') ?? '');
    else if (element && this.host.isElsewhere(keyIn(element))) this.ask(element, element);
    else if (element) this.edit(element);
  }

  /** A link, or a text of another page, needs a second press. */
  private ask(pressed: HTMLElement, element: HTMLElement | undefined, href?: string): void {
    const { words } = this.host;
    const key = element ? keyIn(element) : '';
    const isElsewhere = element !== undefined && this.host.isElsewhere(key);
    const address = this.fieldOf(key)?.isShown ? this.host.linkFieldOf(key) : undefined;
    const actions: [string, () => void][] = [];
    if (isElsewhere) actions.push([words.openElsewhere, () => this.host.openElsewhere(key)]);
    else if (element) actions.push([words.editText, () => this.edit(element)]);
    if (address) actions.push([words.editAddress, () => this.host.choose(address)]);
    if (href !== undefined)
      actions.push([this.host.isHers(href) ? words.openPage : words.follow, () => this.host.follow(href)]);
    const buttons = actions.map(([name, act]) => {
      const button = this.page.createElement('button');
      button.type = 'button';
      button.textContent = name;
      button.addEventListener('click', () => {
        this.hide();
        act();
      });
      return button;
    });
    this.place(this.bubble, pressed, isElsewhere ? [words.shared, ...buttons] : buttons);
    buttons[0]?.focus();
  }

  private edit(element: HTMLElement): void {
    const key = keyIn(element);
    const field = this.fieldOf(key);
    if (!field) return;
    const { value, limit, placeholders = [], isShown } = field;
    if (!isShown || !isPlain(element) || typeof value !== 'string' || this.isPart(element, value)) {
      this.host.choose(key);
      return;
    }
    this.edited = element;
    this.host.editing(element);
    editText(element, {
      ...{ value, limit, placeholders },
      onInput: (text) => {
        this.host.change(key, text);
        this.showCount(element, field, text);
      },
      onEnd: (end) => {
        this.edited = undefined;
        this.hide();
        this.host.ended(end, placeholders.length === 0);
      },
    });
    this.showCount(element, field, value);
  }

  /** Whether an element shows only a part of the text, such as one of its paragraphs. */
  private isPart(element: HTMLElement, value: string): boolean {
    const shown = lettersOf(element.textContent ?? '').length;
    return this.elementsOf(keyIn(element)).length > 1 && shown < lettersOf(value).length;
  }

  private showCount(element: HTMLElement, field: ContentField, text: string): void {
    const count = field.limit === null ? '' : ` ${countGraphemes(text)}/${field.limit}`;
    this.place(this.label, element, [`${this.host.labelOf(field)}${count}`]);
  }

  private showLabel(target: EventTarget | null): void {
    if (this.edited) return;
    const element = (target as HTMLElement | null)?.closest?.<HTMLElement>(EDITABLE);
    const field = element && this.fieldOf(element.dataset['editPicture'] ?? keyIn(element));
    const isElsewhere = element ? this.host.isElsewhere(keyIn(element)) : false;
    if (field) this.place(this.label, element, [this.host.labelOf(field)]);
    else if (element && isElsewhere) this.place(this.label, element, [this.host.words.shared]);
    else this.label.hidden = true;
  }

  private makeBubble(className: string): HTMLElement {
    const bubble = this.page.createElement('div');
    bubble.className = className;
    bubble.hidden = true;
    this.page.body.append(bubble);
    return bubble;
  }

  private place(bubble: HTMLElement, element: Element, content: readonly (Node | string)[]): void {
    bubble.replaceChildren(...content);
    bubble.hidden = false;
    const { left, top, bottom } = element.getBoundingClientRect();
    const { innerWidth = 1, frameElement } = this.page.defaultView ?? {};
    // The frame is made smaller; a button of the bubble is not.
    const zoom = innerWidth / (frameElement?.getBoundingClientRect().width || innerWidth);
    bubble.style.setProperty('--zoom', String(zoom));
    const { offsetHeight, offsetWidth } = bubble;
    const { clientWidth } = this.page.documentElement;
    bubble.style.left = `${Math.max(8, Math.min(left, clientWidth - offsetWidth - 8))}px`;
    bubble.style.top = `${top > offsetHeight + 8 ? top - offsetHeight - 6 : bottom + 6}px`;
  }

  private hide(): void {
    if (this.edited) return;
    this.bubble.hidden = true;
    this.label.hidden = true;
  }
}

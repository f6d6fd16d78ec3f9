/** What a page tells the chat. */
export interface ChatOptions {
  /** Address of the script: all that the assistant knows and says. `/chat-script.json` */
  scriptUrl: string;
  /** `panel` (the default) floats at the lower right of the window; `inline` fills the element. */
  layout?: 'panel' | 'inline';
  /** Put before the paths of links: the site's origin, where the widget stands on another site. By default nothing. */
  siteUrl?: string;
  /** Where links open: `_blank` in a frame on another site. */
  linkTarget?: '_self' | '_blank';
  /** The visitor follows a link. A page that navigates by itself answers true, and the link does nothing. */
  onNavigate?(path: string): boolean;
  /** Whether the panel is seen (by default it is); false puts it away and keeps the conversation. */
  isOpen?: boolean;
  /** The panel has been closed. The page takes the widget away, or hides it and keeps the conversation. */
  onClose?(): void;
}

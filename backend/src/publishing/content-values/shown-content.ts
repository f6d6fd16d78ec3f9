import { setTimeout as wait } from 'node:timers/promises';

import { contentCatalogue, showCatalogue } from '@lectern/catalogue/live';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

import { ChangeFeed } from '../../platform/events/change-feed.js';
import { SitePages } from '../../site/site-pages.js';
import { PICTURES_CHANGED } from '../pictures/pictures.js';
import { ContentLibrary } from './content-library.js';
import { CONTENT_EDITED, ContentReading } from './content-reading.js';
import { RETRY_MS, START_LIMIT_MS } from './content-rules.js';
import { pathsShowing } from './content-sections.js';
import { CONTENT_CHANGED, ContentStore } from './content-store.js';

/**
 * Lays the owner's values over the content of this process, at start and after each publication. A failure keeps the
 * content that is shown, and is retried.
 */
@Injectable()
export class ShownContent implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Content');
  private updating: Promise<void> = Promise.resolve();
  private isScheduled = false;
  private isStopping = false;
  private shown = '';
  private timer: NodeJS.Timeout | undefined;
  private subscriptions: readonly (() => void)[] = [];
  private lastPublication = 0;
  private readonly listeners = new Set<(paths: readonly string[]) => void>();

  constructor(
    private readonly store: ContentStore,
    private readonly reading: ContentReading,
    private readonly library: ContentLibrary,
    private readonly pages: SitePages,
    private readonly changes: ChangeFeed,
  ) {}

  /** Shows the values, and follows them. The site opens without them if they take too long. */
  async open(): Promise<void> {
    this.subscriptions = [
      ...[CONTENT_CHANGED, PICTURES_CHANGED].map((id) => this.changes.subscribe(id, () => this.again())),
      this.changes.subscribe(CONTENT_EDITED, () => void this.reading.warm(), { catchesUp: false }),
    ];
    this.again();
    const late = new AbortController();
    const isOpen = await Promise.race([
      this.updating.then(() => true),
      wait(START_LIMIT_MS, false, { signal: late.signal, ref: false }).catch(() => false),
    ]);
    late.abort();
    if (!isOpen) this.logger.error('the owner’s values take too long: the site opens without them');
  }

  /** @param onShown called after other content is shown, with the home page and those whose section was published */
  follow(onShown: (paths: readonly string[]) => void): () => void {
    this.listeners.add(onShown);
    return () => this.listeners.delete(onShown);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    for (const unsubscribe of this.subscriptions) unsubscribe();
    this.isStopping = true;
    await this.reading.stopShowing();
    await this.updating;
  }

  /** Changes during an update lead to one more update. */
  private again(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    clearTimeout(this.timer);
    this.updating = this.updating.then(async () => {
      this.isScheduled = false;
      await this.update().catch((error: unknown) => {
        if (this.isStopping) return;
        this.logger.error('the owner’s values cannot be shown', error);
        this.timer = setTimeout(() => this.again(), RETRY_MS);
        this.timer.unref();
      });
    });
  }

  private async update(): Promise<void> {
    const { publication, values } = await this.store.read();
    const library = await this.library.of(values);
    const state = JSON.stringify([publication, library]);
    if (state === this.shown) return;
    if (values.length > 0) {
      const { catalogue, findings } = await this.reading.show(values, library);
      if (findings.length > 0)
        this.logger.warn({ message: 'values need a decision', count: findings.length });
      await this.pages.addFiles(catalogue.publicFiles);
      showCatalogue(catalogue);
    } else if (this.shown) showCatalogue(contentCatalogue);
    this.shown = state;
    await this.pages.refreshLoaders();
    const sections = await this.store.sectionsSince(this.lastPublication);
    this.lastPublication = publication;
    const paths = ['/', ...sections.flatMap(pathsShowing)];
    for (const onShown of this.listeners) onShown(paths);
  }
}

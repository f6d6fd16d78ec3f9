import { showAlone } from '@lectern/widget-build/alone';
import type { SearchOptions } from '@lectern/widget-kit';
import { mount } from '../src/mount.js';

type Choices = Required<Pick<SearchOptions, 'indexUrl' | 'layout' | 'siteUrl' | 'linkTarget'>>;

/** A recorded index, for development without a running site. */
const recordedIndexUrl = new URL('./recorded-index.json', import.meta.url).pathname;

showAlone<SearchOptions, Choices>({
  title: 'Search',
  mount,
  start: { indexUrl: recordedIndexUrl, layout: 'overlay', siteUrl: '', linkTarget: '_self' },
  controls: {
    indexUrl: {
      recorded: { indexUrl: recordedIndexUrl },
      '/search-index.json': { indexUrl: '/search-index.json' },
      '/nowhere.json': { indexUrl: '/nowhere.json' },
    },
    layout: { overlay: { layout: 'overlay' }, inline: { layout: 'inline' } },
    siteUrl: 'text',
    linkTarget: { _self: { linkTarget: '_self' }, _blank: { linkTarget: '_blank' } },
  },
  remounts: ['layout'],
  callbacks: ({ tell, close }) => ({
    onChoose: (path) => {
      tell(`chosen: ${path}`);
      return true;
    },
    onClose: () => {
      tell('closed');
      close();
    },
  }),
});

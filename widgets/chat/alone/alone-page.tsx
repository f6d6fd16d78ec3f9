import { showAlone } from '@lectern/widget-build/alone';
import type { ChatOptions } from '@lectern/widget-kit';
import { mount } from '../src/mount.js';

type Choices = Required<Pick<ChatOptions, 'scriptUrl' | 'layout' | 'siteUrl' | 'linkTarget' | 'isOpen'>>;

showAlone<ChatOptions, Choices>({
  title: 'Chat',
  mount,
  start: {
    scriptUrl: '/chat-script.json',
    layout: 'panel',
    siteUrl: '',
    linkTarget: '_self',
    isOpen: true,
  },
  controls: {
    scriptUrl: 'text',
    siteUrl: 'text',
    layout: { panel: { layout: 'panel' }, inline: { layout: 'inline' } },
    linkTarget: { _self: { linkTarget: '_self' }, _blank: { linkTarget: '_blank' } },
    isOpen: 'flag',
  },
  remounts: ['layout'],
  place: ({ layout }) => (layout === 'inline' ? 'block-size: 36rem' : ''),
  callbacks: ({ tell, choose }) => ({
    onNavigate: (path) => {
      tell(`navigate: ${path.slice(0, 60)}`);
      return true;
    },
    onClose: () => {
      tell('close');
      choose({ isOpen: false });
    },
  }),
});

import { showAlone } from '@lectern/widget-build/alone';
import type { QuestionnaireOptions } from '@lectern/widget-kit';
import { mount } from '../src/mount.js';

type Choices = Pick<QuestionnaireOptions, 'questionnaire' | 'definitionUrl' | 'siteUrl' | 'linkTarget'>;

/** Both definitions come from the running site (`npm start`). */
const companion = { questionnaire: 'companion', definitionUrl: '/legal-companion.json' } as const;
const embedded = { questionnaire: 'embedded', definitionUrl: '/legal-questionnaire.json' } as const;

showAlone<QuestionnaireOptions, Choices>({
  title: 'Legal questionnaire',
  mount,
  start: { ...companion, siteUrl: '', linkTarget: '_self' },
  controls: {
    questionnaire: { companion, embedded },
    siteUrl: 'text',
    linkTarget: { _self: { linkTarget: '_self' }, _blank: { linkTarget: '_blank' } },
  },
  callbacks: ({ tell }) => ({
    notify: ({ title }) => tell(`toast: ${title}`),
    onStep: ({ step, total }) => tell(`step: ${step} of ${total}`),
    onSubmitted: () => tell('submitted'),
  }),
});

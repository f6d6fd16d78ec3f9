import { afterEach, describe, expect, it } from '@jest/globals';
import { contentCatalogue, showCatalogue } from '@lectern/catalogue/live';

import { readForm } from '../../platform/http/read-form.js';
import { SendMessageDto } from './contact.dto.js';

const MESSAGE = {
  name: 'Ruth Weaver',
  email: 'ruth@example.com',
  subject: 'A question',
  message: 'Would you come and speak to us in May?',
  topic: 'new-topic',
};

describe('A message', () => {
  afterEach(() => showCatalogue(contentCatalogue));

  it('may have a topic that the author has just added', async () => {
    await expect(readForm(SendMessageDto, MESSAGE)).rejects.toThrow('Topic must be one of');
    const next = structuredClone(contentCatalogue);
    next.pages.contact.words.form.topic.options['new-topic'] = 'A new topic';
    showCatalogue(next);
    expect(await readForm(SendMessageDto, MESSAGE)).toMatchObject({ topic: 'new-topic' });
  });
});

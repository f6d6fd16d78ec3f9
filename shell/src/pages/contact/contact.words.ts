import { pages } from '@lectern/catalogue';

export const serviceRequest = (id: string) => `topic=speaking&service=${id}`;

/** Queries of the links on the speaking page. */
export const speakingSearches = (): string[] =>
  pages.speaking
    ? ['topic=speaking', ...pages.speaking.words.services.map(({ id }) => serviceRequest(id))]
    : [];

export function presetFromQuery(search: string): { topic?: string; subject?: string } {
  const query = new URLSearchParams(search);
  const topic = query.get('topic');
  const service = pages.speaking?.words.services.find(({ id }) => id === query.get('service'));
  const { serviceSubject } = pages.contact.words.form.topic;
  return {
    ...(topic ? { topic } : {}),
    ...(service ? { subject: serviceSubject.replace('{service}', service.title) } : {}),
  };
}

import { downloads, pages } from '@lectern/catalogue';
import type { SearchEntry } from '@lectern/widget-kit';

/** What stands on a page under a name of its own: questions, services, samples. Each leads to its place there. */
export async function searchableAnswers(): Promise<SearchEntry[]> {
  const [about, speaking] = await Promise.all([pages.about(), pages.speaking()]);
  const questions = about.words.questions.map(({ id, question, answer }): SearchEntry => ({
    id,
    type: 'question',
    title: question,
    text: answer.join(' '),
    url: `/about#${id}`,
  }));
  const services = speaking.words.services.map(({ id, title, description, topics }): SearchEntry => ({
    id,
    type: 'service',
    title,
    text: description,
    more: topics.join(', '),
    url: `/speaking#${id}`,
  }));
  const samples = downloads.cards.map(({ id, title, description }): SearchEntry => ({
    id,
    type: 'sample',
    title,
    text: description,
    url: `/downloads#${id}`,
  }));
  return [...questions, ...services, ...samples];
}

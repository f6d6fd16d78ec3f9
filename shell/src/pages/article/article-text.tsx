import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { ArticleGround } from './article-ground.js';

/** The text, as it was compiled from content/articles: it holds no more than that compiler lets through. */
export function ArticleText({ html }: { html: string }) {
  const [, navigate] = useLocation();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!href.startsWith('/') || elsewhere) return;
    event.preventDefault();
    navigate(href);
  };
  return <ArticleGround dangerouslySetInnerHTML={{ __html: html }} onClick={follow} />;
}

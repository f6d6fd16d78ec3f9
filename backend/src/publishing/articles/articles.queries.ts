import type { EntityManager } from 'typeorm';

import type { DocumentKind } from '../documents/document-rules.js';

/** Articles of each category, drafts and published versions, without the bin. */
export const countByCategory = (manager: EntityManager): Promise<{ category: string; count: number }[]> =>
  manager.query(
    `SELECT category, count(DISTINCT id)::int AS count FROM (
      SELECT d.id, w.value ->> 'category' AS category
      FROM documents d JOIN document_drafts w ON w.document_id = d.id
      WHERE d.kind = 'article' AND d.state NOT IN ('binned', 'removed')
      UNION ALL
      SELECT d.id, v.value ->> 'category'
      FROM documents d JOIN document_versions v
        ON v.document_id = d.id AND v.number IN (d.published_version, d.scheduled_version)
      WHERE d.kind = 'article' AND d.state IN ('published', 'scheduled')) AS used
    WHERE category IS NOT NULL GROUP BY category`,
  );

/** Articles and pages whose draft, or published or scheduled version, contains a text such as an address; without the bin. */
export const findTextsWith = (
  manager: EntityManager,
  text: string,
): Promise<{ id: string; kind: DocumentKind; title: string }[]> =>
  manager.query(
    `SELECT d.id, d.kind, w.value ->> 'title' AS title FROM documents d JOIN document_drafts w ON w.document_id = d.id
    WHERE d.state NOT IN ('binned', 'removed')
      AND (position($1 IN w.value::text) > 0 OR EXISTS (
        SELECT FROM document_versions v WHERE v.document_id = d.id
          AND v.number IN (d.published_version, d.scheduled_version) AND position($1 IN v.value::text) > 0))
    ORDER BY title, d.id`,
    [text],
  );

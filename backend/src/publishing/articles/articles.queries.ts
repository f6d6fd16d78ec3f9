import type { EntityManager } from 'typeorm';

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

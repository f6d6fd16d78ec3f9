import type { EntityManager } from 'typeorm';

import type { ResourceType } from '../recommendations/progress-rules.js';

export interface ListedBookmark {
  id: string;
  resourceType: ResourceType;
  topicId: string | null;
  bookId: string | null;
  title: string;
  description: string;
  tags: string[];
  createdAt: Date;
}

export function findBookmarks(
  manager: EntityManager,
  assessmentIds: readonly string[],
): Promise<ListedBookmark[]> {
  return manager.query(
    `SELECT b.id, b.resource_type AS "resourceType", b.topic_id AS "topicId", b.book_id AS "bookId", b.title,
       coalesce(b.description, '') AS description, coalesce(b.tags, '{}') AS tags, b.created_at AS "createdAt"
     FROM legal_resource_bookmarks b JOIN bookmark_details d ON d.bookmark_id = b.id
     WHERE d.assessment_id = ANY ($1)
     ORDER BY b.created_at DESC, b.id`,
    [assessmentIds],
  );
}

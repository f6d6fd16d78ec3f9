import { Link } from 'wouter';
import { type Subject, subjectWords } from './subject-words.js';

/** A subject in words; a link where there is a page of it. */
export function SubjectLink({ subject }: { subject: Subject }) {
  const { label, path } = subjectWords(subject);
  return path ? <Link href={path}>{label}</Link> : label;
}

import { Button } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { cacheBroadcast } from '../broadcasts/broadcast-data.js';
import { createFromArticle } from '../broadcasts/from-article-dialog.js';
import { showFailure } from '../components/index.js';
import { articles as m } from '../messages.js';
import { isOn } from '../shop.js';
import { useStaff } from '../sign-in/session.js';

/** Makes a newsletter of a published article. */
export function NewsletterButton({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const making = useMutation({
    mutationFn: () => createFromArticle(id),
    onSuccess: (broadcast) => {
      cacheBroadcast(broadcast);
      navigate(`~/admin/letters/broadcasts/${broadcast.id}`);
    },
    onError: (error) => showFailure(m.newsletter.failed, error),
  });
  if (!useStaff().may.includes('letters.write') || !isOn('newsletter')) return null;
  return (
    <Button busy={making.isPending && m.newsletter.busy} onClick={() => making.mutate()}>
      {m.newsletter.button}
    </Button>
  );
}

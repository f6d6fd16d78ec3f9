import { Button, from, Icon, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';
import { showToast } from '@lectern/ui/toast';
import { useSiteData } from '../../site-data.js';
import type { ArticleWords } from './article.words.js';

const Row = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-top: var(--space-6);
  padding-block: var(--space-3);
  border-block: 1px solid var(--color-line);
  h2 {
    flex: 1 0 100%;
    font: 600 1rem/1.4 var(--font-control);
    letter-spacing: 0;
    ${from.tablet} {
      flex: 1 0 auto;
    }
  }
`;

/** Without a script it could do nothing. */
const CopyButton = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;

type ShareLinksProps = Pick<ArticleWords, 'face' | 'labels'> & { authorName: string };

/** A letter to a friend, or the address to do with as one likes; nobody else learns of it. */
export function ShareLinks({ face, labels, authorName }: ShareLinksProps) {
  const { publicUrl } = useSiteData();
  const address = publicUrl + face.path;
  const letter = `${labels.mailText.replace('{name}', authorName)}\n\n${face.title}\n${address}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: labels.copiedText, tone: 'success' });
    } catch {
      showToast({ title: labels.copyFailedText, tone: 'destructive' });
    }
  };
  return (
    <Row aria-labelledby="share-title">
      <h2 id="share-title">{labels.shareHeading}</h2>
      <LinkButton
        $look="quiet"
        href={`mailto:?subject=${encodeURIComponent(face.title)}&body=${encodeURIComponent(letter)}`}
      >
        <Icon name="mail" />
        {labels.mailLabel}
      </LinkButton>
      <CopyButton $look="quiet" onClick={() => void copy()}>
        {labels.copyLabel}
      </CopyButton>
    </Row>
  );
}

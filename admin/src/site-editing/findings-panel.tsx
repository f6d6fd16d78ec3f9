import type { ContentFinding } from '@lectern/api-client/admin';
import { Button, ButtonRow, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { Heading, Panel, Stack } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { TextDifference } from '../saving/index.js';
import { textOfValue } from './value-words.js';
import { isPictureValue, keyOf } from './places.js';
import { placeName } from './place-names.js';
import { decideFinding } from './site-editing-data.js';

interface FindingProps {
  finding: ContentFinding;
  mayDecide: boolean;
  onDecided: () => void;
}

function Finding({ finding, mayDecide, onDecided }: FindingProps) {
  const { kind, value, now } = finding;
  const deciding = useMutation({
    mutationFn: (decision: 'keep' | 'take') => decideFinding(finding, decision),
    onSuccess: onDecided,
  });
  const button = (decision: 'keep' | 'take', label: string) => (
    <Button
      disabled={deciding.isPending}
      busy={deciding.isPending && deciding.variables === decision && m.findings.busy}
      onClick={() => deciding.mutate(decision)}
    >
      {label}
    </Button>
  );
  const isEntry = kind === 'new-entry';
  const isKept = kind === 'changed-below' || isEntry;
  return (
    <Stack $gap={1} role="group" aria-label={placeName(finding)}>
      <p>
        <strong>{placeName(finding)}</strong>{' '}
        {isPictureValue(value) && kind === 'unfit' ? m.findings.picture : m.findings.kinds[kind]}
      </p>
      <TextDifference before={textOfValue(now)} after={isEntry ? '' : textOfValue(value)} />
      {mayDecide ? (
        <ButtonRow>
          {isKept ? button('keep', isEntry ? m.findings.leaveOut : m.findings.keep) : null}
          {button('take', isKept ? (isEntry ? m.findings.show : m.findings.take) : m.findings.setAside)}
        </ButtonRow>
      ) : null}
      <ErrorMessage error={deciding.error} />
    </Stack>
  );
}

interface FindingsPanelProps {
  findings: readonly ContentFinding[];
  mayDecide: boolean;
  onDecided: () => void;
}

/** Texts that need a decision after an update. */
export function FindingsPanel({ findings, mayDecide, onDecided }: FindingsPanelProps) {
  if (findings.length === 0) return null;
  return (
    <Panel aria-label={m.findings.title}>
      <Heading>{m.findings.title}</Heading>
      <Stack>
        {findings.map((finding) => (
          <Finding key={keyOf(finding)} finding={finding} mayDecide={mayDecide} onDecided={onDecided} />
        ))}
      </Stack>
    </Panel>
  );
}

import { styled } from 'styled-components';
import { Heading, Panel } from '../components/index.js';
import { settings as m } from '../messages.js';
import { say, sayIn } from '../say.js';

/** Whether other machines see the site at this address. */
export const hasDomain = (): boolean => !/^(localhost|127\.[\d.]+|\[::1\])$/.test(window.location.hostname);

const Steps = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: var(--space-2) 0;
  padding-left: 1.5rem;
  list-style: decimal;
`;

const Setting = styled.code`
  overflow-wrap: anywhere;
`;

const setting = (text: string) => <Setting>{text}</Setting>;

/** The address of the site, and how it gets a domain: that is done at the registrar and on the server. */
export function DomainGuide() {
  const address = <strong>{window.location.origin}</strong>;
  return (
    <Panel aria-labelledby="domain">
      <Heading id="domain">{m.domain.title}</Heading>
      <p>{sayIn(hasDomain() ? m.domain.now : m.domain.local, { address })}</p>
      <Steps>
        <li>{say(m.domain.rent, { domain: m.domain.example })}</li>
        <li>{m.domain.point}</li>
        <li>{m.domain.needs}</li>
        <li>
          {sayIn(m.domain.set, {
            url: (
              <Setting>
                PUBLIC_URL=
                <wbr />
                https://{m.domain.example}
              </Setting>
            ),
          })}
        </li>
      </Steps>
      <details>
        <summary>{m.connections.server.title}</summary>
        <p>
          {sayIn(m.domain.server, {
            domain: setting('SITE_DOMAIN'),
            proxies: setting('TRUSTED_PROXIES=1'),
            docs: setting('docs/operating.md'),
          })}
        </p>
      </details>
    </Panel>
  );
}

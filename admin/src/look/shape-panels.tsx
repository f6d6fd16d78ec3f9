import { RadioField } from '@lectern/ui/kit';
import { cornerIds, type Look, ornamentIds, typefaceIds } from '@lectern/ui/tokens';
import { Link } from 'wouter';

import { Heading, Muted, Panel } from '../components/index.js';
import { look as m } from '../messages.js';

interface ShapePanelsProps {
  look: Look;
  disabled: boolean;
  onLook: (changed: Partial<Look>) => void;
}

/** Fonts, corners and ornament, and the way to the portrait. */
export function ShapePanels({ look, disabled, onLook }: ShapePanelsProps) {
  return (
    <>
      <Panel aria-labelledby="look-fonts">
        <Heading id="look-fonts">{m.typefaces.title}</Heading>
        <RadioField
          label={m.typefaces.label}
          disabled={disabled}
          value={look.typefaces}
          options={typefaceIds.map((id) => {
            const { title, hint } = m.typefaces.names[id];
            return [id, title, hint] as const;
          })}
          onValue={(typefaces) => onLook({ typefaces })}
        />
      </Panel>
      <Panel aria-labelledby="look-corners">
        <Heading id="look-corners">{m.corners.title}</Heading>
        <RadioField
          label={m.corners.label}
          disabled={disabled}
          value={look.corners}
          options={cornerIds.map((id) => [id, m.corners.names[id]] as const)}
          onValue={(corners) => onLook({ corners })}
        />
      </Panel>
      <Panel aria-labelledby="look-ornament">
        <Heading id="look-ornament">{m.ornament.title}</Heading>
        <RadioField
          label={m.ornament.label}
          disabled={disabled}
          value={look.ornament}
          options={ornamentIds.map((id) => [id, m.ornament.names[id]] as const)}
          onValue={(ornament) => onLook({ ornament })}
        />
      </Panel>
      <Panel aria-labelledby="look-portrait">
        <Heading id="look-portrait">{m.portrait.title}</Heading>
        <Muted $below={1}>{m.portrait.text}</Muted>
        <Link href="~/admin/pages/about?field=site%2Fportrait%23">{m.portrait.link}</Link>
      </Panel>
    </>
  );
}

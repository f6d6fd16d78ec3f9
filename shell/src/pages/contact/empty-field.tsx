import { visuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';

const Hidden = styled.div`
  ${visuallyHidden}
`;

/**
 * A field for machines: nobody sees it, hears it, reaches it with a key or has it filled in by the browser, so
 * whatever stands in it was put there by a program that fills in all it finds.
 */
export function EmptyField({ label }: { label: string }) {
  return (
    <Hidden inert aria-hidden="true">
      <label>
        {label}
        <input name="homepage" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </Hidden>
  );
}

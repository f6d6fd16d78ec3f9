import { styled } from 'styled-components';
import { type ButtonKind, buttonLook } from '../parts/index.js';

const Link = styled.a<{ $kind?: ButtonKind }>`
  ${buttonLook}
  min-height: 3rem;
`;

/** The list as it is filtered, as a file. @param address of the file */
export function FileLink({ address }: { address: string }) {
  return (
    <Link href={address} download>
      As a spreadsheet
    </Link>
  );
}

import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part whose script comes once it is drawn; nothing until then. One that cannot be had (the line is down) takes
 * nothing else of the page away, and is asked for again when it is drawn again.
 *
 * @param load brings the component, by a dynamic import
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function OptionalPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      if (Part) return;
      load().then(
        (found) => setPart(() => found),
        () => undefined,
      );
    });
    return Part ? <Part {...props} /> : null;
  };
}

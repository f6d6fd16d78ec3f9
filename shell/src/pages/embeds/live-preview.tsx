import { useEffect, useRef } from 'react';
import { attributesOf, type Choices } from './snippet.js';

const loaderPath = '/embed/v1.js';

/** Includes the loader as any page does; a second time changes nothing. */
function includeLoader(): void {
  if (document.querySelector(`script[src="${loaderPath}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = loaderPath;
  document.head.append(script);
}

export interface LivePreviewProps {
  choices: Choices;
  link: { href: string; label: string };
}

/** The element itself, as it will stand on the other page; another choice of looks reaches the one that is there. */
export function LivePreview({ choices, link }: LivePreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const { element: name } = choices;
  useEffect(() => {
    includeLoader();
    const element = document.createElement(`lectern-${name}`);
    place.current?.replaceChildren(element);
    return () => element.remove();
  }, [name]);

  useEffect(() => {
    const element = place.current?.firstElementChild;
    if (!element) return;
    const anchor = document.createElement('a');
    anchor.href = link.href;
    anchor.textContent = link.label;
    element.replaceChildren(anchor);
    const wanted = new Map(attributesOf(choices));
    for (const attribute of [...element.attributes]) {
      if (!wanted.has(attribute.name)) element.removeAttribute(attribute.name);
    }
    for (const [attribute, value] of wanted) element.setAttribute(attribute, value);
  }, [choices, link.href, link.label]);

  return <div ref={place} />;
}

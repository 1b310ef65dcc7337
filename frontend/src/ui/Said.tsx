import { type ReactNode, useState } from 'react';

interface Props {
  /** What it is about: said of something else, the same words are said again. */
  about: string | number;
  /** False while what stands there is still about what was before. */
  isSettled?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A live region that is heard each time: a screen reader says what changes in the page, and the same words again change
 * nothing in it, so each time they stand in a new element.
 */
export function Said({ about, isSettled = true, className, children }: Props) {
  const [said, setSaid] = useState(about);
  if (isSettled && said !== about) setSaid(about);
  return (
    <output className={className}>
      <span key={said}>{children}</span>
    </output>
  );
}
